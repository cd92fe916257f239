import { defineConfig } from '@playwright/test';
import tests, { chromium } from '../../playwright.config.ts';
import { schemes, widths } from './contact-sheets.ts';

/** Runs with the browser and the server of the tests, and writes pictures into `look`. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'look.ts',
  outputDir: '../../test-results/look',
  reporter: 'dot',
  globalSetup: './contact-sheets.ts',
  projects: schemes.flatMap((colorScheme) =>
    widths.map((width) => ({
      name: `${colorScheme}-${width}`,
      // Paper has one width and one color.
      ...(`${colorScheme}-${width}` !== 'light-768' && { grepInvert: /@paper/ }),
      use: { ...chromium, colorScheme, viewport: { width, height: width < 768 ? 780 : 1000 } },
    })),
  ),
});
