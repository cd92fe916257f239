import { test as base, type Page } from '@playwright/test';
import { startClock } from './islands.ts';

/** Playwright's test with the built site's origin. With `SITE_TODAY`, pages see that day. */
export const test = base.extend<{ origin: string }>({
  page: async ({ page }, use) => {
    const day = process.env['SITE_TODAY'];
    if (day) await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await use(page);
    await startClock(page);
  },
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts sets no baseURL. Set use.baseURL.');
    await use(baseURL);
  },
});

/** Like `test`, without an announcement. */
export const quietTest = test.extend({
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.querySelector('[data-island="announcement-dialog"]')?.remove();
      });
    });
    await use(page);
  },
});

let scriptlessPage: Page | undefined;

/** Like `test`, with JavaScript off. Its tests share a page, as nothing of one remains for the next. */
export const scriptlessTest = test.extend({
  page: async ({ browser }, use) => {
    scriptlessPage ??= await browser.newPage({ javaScriptEnabled: false });
    await use(scriptlessPage);
    await scriptlessPage.setViewportSize({ width: 1280, height: 720 });
    await scriptlessPage.emulateMedia({ colorScheme: null, media: null });
  },
});

export { expect, type Page } from '@playwright/test';
