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

test('without a share sheet, the page’s link is copied without its hash', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { status } = await openTools(page, `${guide}#a-section`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(status).toContainText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(guide);
});

test('with a share sheet, the page is passed to it, and canceling shows no message', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.title = `shared ${data?.title} ${data?.url}`;
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const { status } = await openTools(page, guide);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared \\S.* https?://[^/]+${guide}$`));
  await expect(status).toHaveText('');
});

test('without clipboard access, the visitor is told to use the address bar', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  const { status } = await openTools(page, guide);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(status).toContainText('address bar');
});

scriptlessTest('without JavaScript, buttons that need it are hidden', async ({ page }) => {
  for (const path of [guide, templates.timer ?? guide]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0);
  }
});
