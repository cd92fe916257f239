import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** Runs with the browser and the server of the tests, and writes pictures into `look`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'look.ts',
  outputDir: '../../test-results/look',
  reporter: 'list',
  projects: [
    { name: '360', use: { viewport: { width: 360, height: 780 } } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
