import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { contentPlugin } from '../content/content-plugin.ts';
import { virtualModule } from '../virtual-module.ts';
import { patchSveltia } from './patch-sveltia.ts';
import { readSettings } from './read-settings.ts';

const rootFolder = join(import.meta.dirname, '../..');

/**
 * Builds the editor: `edit.html`, and beside it a folder with what it loads.
 * @param outDir the folder to write to, whose other files stay
 * @param repository the repository on GitHub that it changes, as `owner/name`
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
      // Fonts are files: the policy allows no other.
      assetsInlineLimit: 0,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: join(rootFolder, 'editor', 'edit.html') },
    },
  });
}

/** Colors for code in 240 languages, which a practice doesn't write. */
const highlighting = /^@shikijs\/(?:langs|themes)\/.*/;
const nothing = 'data:text/javascript,export default []';
