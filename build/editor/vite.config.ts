import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { virtualModules } from '../virtual-modules.ts';
import { readSettings } from './read-settings.ts';

/** Bugs in the installed version of Sveltia CMS that lose text, and the code that replaces them. */
const patches: [wrong: RegExp, right: string][] = [
  // Sveltia saves no drafts for a folder that is chosen after another backend, and going back loses them.
  [/if\((\w+)&&!\w+\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};)/, 'if($1)$2'],
  // Enter adds an option twice, and Sveltia can’t render a list with duplicates.
  [/(\w+)\(\[\.\.\.\1\(\),(\w+\(\w+\))\]\),(\w+\.onAddValue)/, '$1([...new Set([...$1(),$2])]),$3'],
];

const patchSveltia: Plugin = {
  name: 'patch-sveltia',
  transform: {
    filter: { id: /@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      patches.reduce((text, [wrong, right]) => {
        if (wrong.test(text)) return text.replace(wrong, right);
        throw new Error(`Sveltia CMS no longer contains ${wrong}: update or remove its patch.`);
      }, code),
  },
};

/** Syntax highlighting for 240 programming languages, which a practice doesn't need. */
const highlighting = /^@shikijs\/(?:langs|themes)\/.*/;

/** Builds the editor: `edit.html`, and the folder `edit` with its assets. */
export default defineConfig({
  root: resolve('editor'),
  publicDir: false,
  plugins: [
    { name: 'editor-settings', ...virtualModules({ 'virtual:editor-settings': readSettings }) },
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
    license: { fileName: 'edit/licenses.txt' },
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: resolve('editor/edit.html') },
  },
});
