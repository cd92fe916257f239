import { holdIslands, waitUntilHydrated } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const { timer } = templates;

async function openBeforeHydration(page: Page, path: string) {
  const hydrate = await holdIslands(page);
  await page.goto(path);
  const services = page.getByRole('button', { name: 'Services' });
  return { hydrate, services, panel: page.locator('.services-panel') };
}

test('services opened by keyboard before hydration stay open after it', async ({ page }) => {
  const { hydrate, services, panel } = await openBeforeHydration(page, '/contact');
  await services.focus();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const first = panel.getByRole('link').first();
  await expect(first).toBeFocused();
  hydrate();
  await waitUntilHydrated(page, 'main-navigation');
  await expect(panel).toBeVisible();
  await expect(first).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(services).toBeFocused();
});

test('an accordion section pressed before hydration opens after it', async ({ page }) => {
  const { hydrate } = await openBeforeHydration(page, templates.service);
  const subjects = page.locator('[data-island="helpful-articles"]').getByRole('button');
  const articles = page.locator('.accordion-content');
  await subjects.nth(0).click();
  await subjects.nth(1).press('Enter');
  hydrate();
  await waitUntilHydrated(page, 'helpful-articles');
  await expect(articles.nth(1)).toBeVisible();
  await expect(articles.and(page.locator(':visible'))).toHaveCount(1);
  await expect(subjects.nth(1)).toBeFocused();
});

test('a button press before hydration is replayed once after it', async ({ page }) => {
  test.skip(!timer, 'No article has the timer.');
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, print: () => calls.push('print') });
  });
  const { hydrate } = await openBeforeHydration(page, timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  hydrate();
  await expect(page.getByRole('button', { name: 'Pause timer' })).toBeVisible();
  await waitUntilHydrated(page, 'share-tools');
  const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual(['print']);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await calls()).toEqual(['print', 'print']);
});
