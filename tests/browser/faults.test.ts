import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { templates } from './support/templates.ts';
import { expect, quietTest as test } from './support/test.ts';

/** Checks that a page shows its text and that a link leads to another page. */
async function expectWorking(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.locator('footer a[href^="tel:"]').first()).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
}

test('a page whose scripts are cut off works', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const file = `dist/client${new URL(route.request().url()).pathname}`;
    const body = readFileSync(file, 'utf8').slice(0, 200);
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto(templates.service);
  await expectWorking(page);
});

test('on a slow connection, a page works before its scripts have loaded', {
  tag: '@chromium',
}, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 20_000,
  });
  await page.goto(templates.service, { waitUntil: 'commit' });
  await expectWorking(page);
});
