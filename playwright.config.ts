import { defineConfig, type Project } from '@playwright/test';
import { rootFolder, toolEnvironment } from './tools/run/run.mjs';
import { browserArguments, findBrowser } from './tools/test/browser.ts';
import { hasSample } from './tools/test/has-sample.ts';

const host = '127.0.0.1';
const port = process.env['TEST_PORT'] || '8790';
const baseURL = `http://${host}:${port}`;
// Workers load this file again and inherit the browser found here.
process.env['CHROMIUM_PATH'] ||= findBrowser() ?? '';

// Block all other hosts, so that a test that needs one fails everywhere and not only offline.
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
/** With a fixed day, skip tests that depend on the browser's timing, which the fake clock breaks. */
const onFixedDay = process.env['SITE_TODAY'] ? { grepInvert: /@timed/ } : {};
const software = { name: 'chromium', testDir: 'tests/browser', use: chromium, ...onFixedDay };
const sample = { name: 'sample', testDir: 'tests/sample/browser', use: chromium };

/** Tests of the content in `tests/another-practice`, which need a fixed day. */
const anotherPractice = {
  name: 'another-practice',
  testDir: 'tests/another-practice/browser',
  use: chromium,
};

const projectsOfDay: Project[] = [
  software,
  ...(hasSample ? [sample] : []),
  ...(process.env['SITE_TODAY'] && !hasSample ? [anotherPractice] : []),
];

/** Firefox preferences that block every host but the tests' own. */
const ownHostOnly = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': 9,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': host,
};

/** With `ENGINE`, all tests that aren't for Chromium only, in Playwright's build of that engine. */
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
  // A busy machine sometimes stalls; a real failure fails every time.
  retries: process.env['CI'] ? 2 : 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: { baseURL },
  projects: engine ? [engine] : projectsOfDay,
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
