import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentPlugin } from './build/content/content-plugin.ts';
import { savedPagesPlugin } from './build/derive/saved-pages.ts';
import { picturesPlugin } from './build/pictures/pictures-plugin.ts';
import { staticFilesPlugin } from './build/static/static-files-plugin.ts';
import { hasSample, isNightly } from './tests/conditions.ts';

process.loadEnvFile('.env');

/** Returns a project that tests the source in Node, with the content of a folder. */
function sourceProject(
  name: string,
  folder: string,
  include: string[],
): TestProjectInlineConfiguration {
  return {
    plugins: [
      contentPlugin(folder),
      staticFilesPlugin(folder),
      savedPagesPlugin(),
      picturesPlugin(folder),
    ],
    test: {
      name,
      // An empty DEV tests the production server, not the development server.
      env: { CONTENT: folder, DEV: '', SITE_TODAY: process.env['SITE_TODAY'] ?? '' },
      testTimeout: 30_000,
      include,
      // A fresh module graph for each file would take half of the run time.
      isolate: false,
      unstubEnvs: true,
      unstubGlobals: true,
      restoreMocks: true,
    },
  };
}

/** Builds other practices, which takes minutes, and tests what was built. */
const fixture: TestProjectInlineConfiguration = {
  test: {
    name: 'fixture',
    include: ['tests/{fixture,practices}.test.ts'],
    hookTimeout: 600_000,
    testTimeout: 3_600_000,
  },
};

/** `unit` tests the source with the fixture's content, and `sample` the sample practice's while it is in place. */
export default defineConfig({
  test: {
    // All cores: nothing else runs. By default, one of two would be idle.
    maxWorkers: '100%',
    projects: [
      sourceProject('unit', 'tests/fixture', ['tests/unit/**/*.test.{ts,tsx}']),
      ...(hasSample
        ? [
            sourceProject('sample', 'content', [
              'tests/sample/**/*.test.{ts,tsx}',
              '!tests/sample/browser/**',
            ]),
          ]
        : []),
      ...(isNightly ? [fixture] : []),
    ],
  },
});
