import { randomBytes } from 'node:crypto';
import { cloudflare } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';
import { contentPlugin } from './build/content/content-plugin.ts';
import { derivePlugin } from './build/derive/derive-plugin.ts';
import { savedPagesPlugin } from './build/derive/saved-pages.ts';
import { editorPlugin } from './build/editor/editor-plugin.ts';
import { picturesPlugin } from './build/pictures/pictures-plugin.ts';
import { staticFilesPlugin } from './build/static/static-files-plugin.ts';
import { brandColors, oldestBrowsers } from './build/static/style-sheets.ts';
import { configureWorker } from './build/worker-configuration.ts';
import unoConfig from './uno.config.ts';

process.loadEnvFile('.env');

/** What every island needs, and what every page needs when idle, are a file each. */
const everyIsland =
  /node_modules\/(react|react-dom|scheduler)\/|components\/(island\/(hydrate|define-island|visitor-state)|ui\/icon)\.ts/;
const everyPage =
  /run-when-idle|browser-content|components\/hours\/|domain\/(hours\/|core\/(dates|language))/;

/** Leaves out Vike's entry that hydrates whole pages. What it shares with the site's own would be a file more. */
const withoutForeignEntry: Plugin = {
  name: 'site-client-entry',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  options(options) {
    const { 'entries/entry-server-routing': _, ...input } = options.input as Record<string, string>;
    return { ...options, input };
  },
};

export default defineConfig({
  plugins: [
    contentPlugin(),
    staticFilesPlugin(),
    picturesPlugin(),
    editorPlugin(),
    savedPagesPlugin(),
    derivePlugin(),
    // By itself, the plugin would compile its configuration again, with all that it imports.
    unocss({ ...unoConfig, configFile: false }),
    react(),
    cloudflare({ viteEnvironment: { name: 'ssr' }, config: configureWorker }),
    vike(),
    withoutForeignEntry,
  ],
  // With `npm run dev -- --host`, the whole network can reach the development server.
  server: {
    host: '127.0.0.1',
    port: Number(process.env['PORT'] || 3000),
    strictPort: true,
  },
  css: { postcss: brandColors },
  build: {
    target: oldestBrowsers,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: everyIsland, priority: 2 },
                {
                  name: 'idle',
                  test: everyPage,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                { name: 'widgets', test: /node_modules/, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
        // What the browser's code is made of. `derivePlugin` adds the fonts.
        license: { fileName: 'licenses.txt' },
      },
    },
  },
  // Cached responses of another build are never sent.
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(randomBytes(6).toString('hex')) },
});
