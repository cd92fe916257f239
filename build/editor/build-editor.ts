import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentPlugin } from '../content/content-plugin.ts';
import { virtualModule } from '../virtual-module.ts';
import { patchSveltia } from './patch-sveltia.ts';
import { readSettings } from './read-settings.ts';

const rootFolder = join(import.meta.dirname, '../..');

/**
 * Builds the editor: `edit.html`, and the folder `edit` with its assets.
 * @param outDir the folder to write to; its other files are kept
 * @param repository the GitHub repository that the editor changes, as `owner/name`
 */
export async function buildEditor(outDir: string, repository: string): Promise<void> {
  const settings: Plugin = {
    name: 'editor-settings',
    ...virtualModule('virtual:editor-settings', () => readSettings(repository)),
  };
  await build({
    configFile: false,
    root: join(rootFolder, 'editor'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [contentPlugin(), settings, patchSveltia],
    resolve: { alias: [{ find: highlighting, replacement: nothing }] },
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'edit',
      // The Content-Security-Policy allows no `data:` fonts.
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(rootFolder, 'editor', 'edit.html') },
    },
  });
}

/** Syntax highlighting for 240 programming languages, which a practice doesn't need. */
const highlighting = /^@shikijs\/(?:langs|themes)\/.*/;
const nothing = 'data:text/javascript,export default []';
