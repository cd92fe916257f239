import { defineConfig, type Project } from '@playwright/test';
import { hasSample, isNightly } from './tests/conditions.ts';
import { findBrowser } from './tools/ensure-browser.ts';

process.loadEnvFile('.env');

const host = '127.0.0.1';
const port = process.env['TEST_PORT'] || '8790';
const baseURL = `http://${host}:${port}`;
const executablePath = findBrowser();

// Block all other hosts, so that a test that needs one fails everywhere and not only offline.
const chromium: NonNullable<Project['use']> = {
  browserName: 'chromium',
  launchOptions: {
    args: [
      `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${host} , EXCLUDE localhost`,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A screenshot waits for the pictures in it, instead of leaving out those that aren't decoded yet.
      '--disable-checker-imaging',
      // The site has one origin, so no spare process for another one is needed.
      '--disable-site-isolation-trials',
      // Chromium refuses to start its sandbox as root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    ...(executablePath && { executablePath }),
  },
};

/** Firefox preferences that block every host but the tests' own. */
const ownHostOnly = {
  'network.proxy.type': 1,
  'network.proxy.http': host,
  'network.proxy.http_port': 9,
  'network.proxy.ssl': host,
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': host,
};

/** With `ENGINE`, all tests that aren't for Chromium only run in Playwright's build of that engine. */
const uses: Record<string, Project['use']> = {
  chromium,
  firefox: { browserName: 'firefox', launchOptions: { firefoxUserPrefs: ownHostOnly } },
  webkit: {
    browserName: 'webkit',
    launchOptions: { proxy: { server: `http://${host}:9`, bypass: host } },
  },
};
const engine = process.env['ENGINE'] || 'chromium';

export default defineConfig({
  testDir: 'tests',
  testMatch: [
    '**/tests/{browser,worker}/**/*.test.ts',
    ...(hasSample ? ['**/tests/sample/browser/*.test.ts'] : []),
  ],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  // Long enough for a machine with other work; a passing test doesn't wait.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A busy machine sometimes stalls; a real failure fails every time.
  retries: process.env['CI'] ? 2 : 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  // Most tests aren't about motion; those that are turn it on.
  // The tests of a worker share a page, as nothing of one remains for the next.
  use: {
    baseURL,
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' },
    ...uses[engine],
  },
  // By day, one of each kind. With a fixed day, skip tests that depend on the browser's timing, which the fake clock breaks.
  grepInvert: [
    ...(isNightly ? [] : [/@nightly/]),
    ...(engine === 'chromium' ? [] : [/@chromium/]),
    ...(process.env['SITE_TODAY'] ? [/@timed/] : []),
  ],
  webServer: {
    // Wrangler logs an error for each connection that a test cuts off.
    command: `mkdir -p test-results && wrangler dev --ip ${host} --port ${port} --show-interactive-dev-session=false --log-level error > test-results/server.log 2>&1`,
    url: baseURL,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
