import { defineConfig, type Project } from '@playwright/test';
import { rootFolder, toolEnvironment } from './tools/run/run.mjs';
import { browserArguments, findBrowser } from './tools/test/browser.ts';
import { findFirefox, ownHostOnly } from './tools/test/engines.ts';
import { hasSample } from './tools/test/has-sample.ts';

const host = '127.0.0.1';
const port = process.env['TEST_PORT'] || '8790';
const baseURL = `http://${host}:${port}`;
// The workers read this file again: they inherit what is found here.
process.env['CHROMIUM_PATH'] ||= findBrowser() ?? '';

// A test that needs another host than the site's own must fail everywhere, not only offline.
export const chromium: NonNullable<Project['use']> = {
  browserName: 'chromium',
  launchOptions: {
    args: [
      ...browserArguments,
      `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${host} , EXCLUDE localhost`,
    ],
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  },
};
/** On a fixed day, the clock that tests use stops what browsers measure. */
const onFixedDay = process.env['SITE_TODAY'] ? { grepInvert: /@timed/ } : {};
const software = { name: 'chromium', testDir: 'tests/browser', use: chromium, ...onFixedDay };
const sample = {
  name: 'sample',
  testDir: 'tests/sample/browser',
  // The pictures of the manual are those that its tests compare.
  snapshotPathTemplate: 'docs/pictures/{arg}{ext}',
  use: chromium,
};

/** With a fixed day: what only the content of `tests/another-practice` shows. */
const anotherPractice = {
  name: 'another-practice',
  testDir: 'tests/another-practice/browser',
  use: chromium,
};

/** What engines disagree on: by day, Firefox takes these. */
const engineDependent = [
  'accessibility/keyboard*',
  'announcement',
  'backdrop',
  'before-hydration',
  'contact/form-default',
  'hash',
  'header',
  'hero',
  'menu',
  'search',
  'service',
];

/** Everything in Chromium, and a part in each other engine that the machine has. */
function projectsOfDay(): Project[] {
  // Their drivers hang now and then at the start of a browser; what is broken fails each time.
  const retries = 2;
  const launchOptions = findFirefox();
  const firefox: Project = {
    name: 'firefox',
    testDir: 'tests/browser',
    testMatch: engineDependent.map((name) => `**/${name}.test.ts`),
    // It takes no scheme, no finger and no other paper, and runs every script, whatever a test asks for.
    grepInvert: /@(?:chromium|emulated)/,
    use: { browserName: 'firefox', ...(launchOptions && { launchOptions }) },
    retries,
  };
  const engines = {
    name: 'engines',
    testDir: 'tests/engines',
    fullyParallel: false,
    use: chromium,
    retries,
  };
  // The longest tests come neither first, while the server warms up, nor last, when two workers would wait.
  return [
    software,
    engines,
    ...(launchOptions ? [firefox] : []),
    ...(hasSample ? [sample] : []),
    ...(process.env['SITE_TODAY'] && !hasSample ? [anotherPractice] : []),
  ];
}

/** With `ENGINE`, every test that any engine can pass, in Playwright's own build of another one. */
const projectsOfEngine: Record<string, Project> = {
  firefox: {
    name: 'firefox',
    testDir: 'tests/browser',
    grepInvert: /@chromium/,
    use: { browserName: 'firefox', launchOptions: { firefoxUserPrefs: ownHostOnly } },
  },
  webkit: {
    name: 'webkit',
    testDir: 'tests/browser',
    grepInvert: /@chromium/,
    use: {
      browserName: 'webkit',
      launchOptions: { proxy: { server: `http://${host}:9`, bypass: host } },
    },
  },
};
const engine = projectsOfEngine[process.env['ENGINE'] ?? ''];

export default defineConfig({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // A shared CI machine stalls now and then; what is broken fails each time.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: { baseURL },
  projects: engine ? [engine] : projectsOfDay(),
  webServer: {
    command: `node tools/run/serve.ts --ip ${host}`,
    cwd: rootFolder,
    url: baseURL,
    env: { PATH: toolEnvironment()['PATH'] ?? '', PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
