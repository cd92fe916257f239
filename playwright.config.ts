import { defineConfig } from '@playwright/test';
import { rootFolder, toolEnvironment } from './build/run/run.mjs';
import { browserArguments, findBrowser } from './build/test/browser.ts';

import { hasSample } from './build/test/has-sample.ts';

const host = '127.0.0.1';
const port = process.env['TEST_PORT'] || '8790';
const baseURL = `http://${host}:${port}`;
// The workers read this file again: they inherit what is found here.
process.env['CHROMIUM_PATH'] ||= findBrowser() ?? '';
const executablePath = process.env['CHROMIUM_PATH'];

const launchArguments = [
  ...browserArguments,
  // A test that needs another host than the site's own must fail everywhere, not only offline.
  `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${host} , EXCLUDE localhost`,
];
const software = { name: 'chromium', testDir: 'tests/browser' };
const sample = {
  name: 'sample',
  testDir: 'tests/sample/browser',
  snapshotPathTemplate: 'docs/pictures/{arg}{ext}',
};

export default defineConfig({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  // A shared CI machine stalls now and then; what is broken fails each time.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/browser.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
  },
  projects: hasSample ? [software, sample] : [software],
  webServer: {
    command: `node build/run/serve.ts --ip ${host}`,
    cwd: rootFolder,
    url: baseURL,
    env: { PATH: toolEnvironment()['PATH'] ?? '', PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000,
  },
});
