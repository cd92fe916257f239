import { defineConfig } from '@playwright/test';
import configuration from '../playwright.config.ts';

/** Pictures of pages for people to look at: `npm run shots`. They are written to `test-results/shots`. */
export default defineConfig({
  ...configuration,
  testDir: '.',
  testMatch: 'shots.ts',
  outputDir: '../test-results/shots-run',
  retries: 0,
});
