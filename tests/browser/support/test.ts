import { test as base } from '@playwright/test';
import { islandFile } from './islands.ts';

/** Playwright's test with the origin of the built site, on the day of its build where that is fixed. */
export const test = base.extend<{ origin: string }>({
  page: async ({ page }, use) => {
    const day = process.env['SITE_TODAY'];
    if (day) await page.clock.setFixedTime(`${day}T17:00:00Z`);
    await use(page);
  },
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('playwright.config.ts sets a baseURL');
    await use(baseURL);
  },
});

/** As `test`, on pages that announce nothing, however long a test takes: the dialog's code never comes. */
export const quietTest = test.extend({
  page: async ({ page }, use) => {
    await page.route(`**${islandFile('announcement')}`, () => undefined);
    await use(page);
  },
});

/** As `test`, for a visitor who runs no scripts. */
export const scriptlessTest = test.extend({ javaScriptEnabled: false });

export { expect, type Page } from '@playwright/test';
