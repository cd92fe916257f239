import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './build/content/content-plugin.ts';
import { picturesPlugin } from './build/pictures/pictures-plugin.ts';
import { socialPicturesPlugin } from './build/pictures/social-pictures-plugin.ts';
import { searchPlugin } from './build/search/search-plugin.ts';
import { contentFilesPlugin } from './build/static/content-files-plugin.ts';
import { hasSample } from './tools/test/has-sample.ts';

const sitePlugins = [
  contentPlugin(),
  searchPlugin(),
  contentFilesPlugin(),
  picturesPlugin({ sources: 'content/images', output: 'public/uploads' }),
  socialPicturesPlugin(),
];

/** A project that runs the source in Node. */
function sourceProject(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    plugins: sitePlugins,
    // The server under test is the one that visitors get, not the development server.
    test: {
      name,
      env: { DEV: '', SITE_TODAY: process.env['SITE_TODAY'] ?? '' },
      testTimeout: 30_000,
      include,
      // A fresh module graph for each file would take half of the time.
      isolate: false,
      unstubEnvs: true,
      unstubGlobals: true,
      restoreMocks: true,
    },
  };
}

/**
 * `unit` judges the source, `worker` the built worker inside workerd, and `sample` the words and
 * facts of the sample practice while they are in place.
 */
export default defineConfig({
  test: {
    projects: [
      sourceProject('unit', ['tests/unit/**/*.test.{ts,tsx}']),
      ...(hasSample
        ? [sourceProject('sample', ['tests/sample/**/*.test.{ts,tsx}', '!tests/sample/browser/**'])]
        : []),
      {
        // Content is read as the build reads it.
        plugins: [
          contentPlugin(),
          cloudflareTest({ wrangler: { configPath: './dist/server/wrangler.json' } }),
        ],
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts'] },
      },
    ],
  },
});
