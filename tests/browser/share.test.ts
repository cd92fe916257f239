import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const guide = templates.guide;

async function openTools(page: Page, path: string) {
  await page.goto(path);
  const tools = page.locator('[data-island=share-tools]');
  await tools.scrollIntoViewIfNeeded();
  await expect(tools).toHaveAttribute('data-hydrated', '');
  return { tools, status: tools.getByRole('status') };
}

test('a page is shared, or its link copied, or the way explained', async ({ page, context }) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.title = `shared ${data?.url}`;
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const { status } = await openTools(page, guide);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared https?://[^/]+${guide}$`));
  await expect(status, 'after canceling').toHaveText('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openTools(page, `${guide}?a=1`);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(status).toContainText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(guide);
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await copy.click();
  await expect(status).toContainText('address bar');
});

scriptlessTest('without JavaScript, buttons that need it are hidden', async ({ page }) => {
  for (const path of [guide, templates.timer ?? guide]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0);
  }
});
