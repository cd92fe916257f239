import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { virtualModule } from '../virtual-module.ts';
import { editorRepository } from './editor-repository.ts';
import { patchSveltia } from './patch-sveltia.ts';
import { readSettings } from './read-settings.ts';

/** Syntax highlighting for 240 programming languages, which a practice doesn't need. */
const highlighting = /^@shikijs\/(?:langs|themes)\/.*/;

/** Builds the editor: `edit.html`, and the folder `edit` with its assets. */
export default defineConfig({
  root: resolve('editor'),
  publicDir: false,
  plugins: [
    {
      name: 'editor-settings',
      ...virtualModule('virtual:editor-settings', () => readSettings(editorRepository() ?? '')),
    },
    patchSveltia,
  ],
  resolve: {
    alias: [{ find: highlighting, replacement: 'data:text/javascript,export default []' }],
  },
  build: {
    outDir: resolve('node_modules/.cache/editor'),
    emptyOutDir: false,
    assetsDir: 'edit',
    assetsInlineLimit: 0, // The Content-Security-Policy allows no `data:` fonts.
    target: 'es2022',
    modulePreload: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: resolve('editor/edit.html') },
  },
});
