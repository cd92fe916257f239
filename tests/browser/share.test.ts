import { expect, type Page, test } from '@playwright/test';
import { templates } from './support/templates.ts';

const guide = templates.guide;

test('without a share sheet the link of the page is copied, without its fragment', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openTools(page, `${guide}#a-section`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(guide);
});

test('with a share sheet the page is handed to it', async ({ page }) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = async (data) => {
      document.title = `shared ${data?.title} ${data?.url}`;
    };
  });
  await openTools(page, guide);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared \\S.* https?://[^/]+${guide}$`));
});

test('a share sheet that was closed says nothing, and copies nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  await openTools(page, guide);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.locator('.share-tools [role=status]')).toHaveText('');
});

test('where nothing can be copied, the visitor is told how', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await openTools(page, guide);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.share-tools [role=status]')).toContainText('address bar');
});

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => {
      document.title = 'printed';
    };
  });
  await openTools(page, guide);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});

test('without scripts no button is shown that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.locator('.share-tools')).toBeHidden();
  await context.close();
});

async function openTools(page: Page, path: string) {
  await page.goto(path);
  await page.locator('.share-tools').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=share-tools][data-hydrated]')).toBeVisible();
}
