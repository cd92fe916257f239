import type { Route } from '@playwright/test';
import { guides } from './support/content.ts';
import { holdIslands, islandFile, untilHydrated, waitUntilHydrated } from './support/islands.ts';
import { entryPage, templates } from './support/templates.ts';
import { expect, type Page, quietTest, test } from './support/test.ts';

const navigationFile = islandFile('main-navigation');
const service = templates.service ?? '';
/** What the accordion beside a service lists. */
const subjects = new Set(service && guides.map(({ record }) => record.category));

test('React is fetched once, after load and first paint @timed', async ({ page, request }) => {
  const html = await (await request.get(entryPage)).text();
  await page.goto(entryPage);
  await untilHydrated(page);
  const ids = await page
    .locator('[data-island="main-navigation"] [id]')
    .evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  const { loaded, seen, starts } = await page.evaluate((file) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const resources = performance.getEntriesByType('resource');
    return {
      loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      starts: resources.filter(({ name }) => name.endsWith(file)).map(({ startTime }) => startTime),
    };
  }, navigationFile);
  expect(starts.length).toBe(1);
  expect(starts[0]).toBeGreaterThanOrEqual(Math.max(loaded, seen));
});

test('islands hydrate even if the browser reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/contact');
  await untilHydrated(page);
});

test('the next press hydrates an island whose code failed to load', async ({ page }) => {
  test.skip(subjects.size === 0, 'No service lists guides.');
  const name = 'helpful-articles';
  let isDown = true;
  await page.route(`**${islandFile(name)}`, (route) => (isDown ? route.abort() : route.continue()));
  const failure = () =>
    page.waitForEvent('console', (message) => message.text().includes(`"${name}"`));
  const whenSeen = failure();
  await page.goto(service);
  const island = page.locator(`[data-island="${name}"]`);
  const button = island.getByRole('button').first();
  await button.scrollIntoViewIfNeeded();
  await whenSeen;
  await expect(button).toBeVisible();
  const whenPressed = failure();
  await button.click();
  await whenPressed;
  isDown = false;
  await button.click();
  await expect(island).toHaveAttribute('data-hydrated');
});

const broken = `export default { name: 'main-navigation', Component() { throw new Error('broken') } }`;

for (const [what, answer] of [
  ['fails to load', (route: Route) => route.abort()],
  ['throws', (route: Route) => route.fulfill({ contentType: 'text/javascript', body: broken })],
] as const) {
  test(`an island whose code ${what} keeps its HTML`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`exception: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.route(`**${navigationFile}`, answer);
    await page.goto('/sitemap');
    const reports = () => errors.filter((text) => text.includes("isn't interactive"));
    await expect.poll(reports).toHaveLength(1);
    // Firefox also reports the file as an exception.
    expect(errors.filter((text) => /^exception: (?!Loading module)/.test(text))).toEqual([]);
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.locator('.services-panel').getByRole('link').first()).toBeVisible();
  });
}

const { timer } = templates;

async function openBeforeHydration(page: Page, path: string) {
  const hydrate = await holdIslands(page);
  await page.goto(path);
  const services = page.getByRole('button', { name: 'Services' });
  return { hydrate, services, panel: page.locator('.services-panel') };
}

quietTest('services opened by keyboard before hydration stay open after it', async ({ page }) => {
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

quietTest('an accordion section pressed before hydration opens after it', async ({ page }) => {
  quietTest.skip(subjects.size < 2, 'No service lists guides about two subjects.');
  const { hydrate } = await openBeforeHydration(page, service);
  const buttons = page.locator('[data-island="helpful-articles"]').getByRole('button');
  const articles = page.locator('.accordion-content');
  await buttons.nth(0).click();
  await buttons.nth(1).press('Enter');
  hydrate();
  await waitUntilHydrated(page, 'helpful-articles');
  await expect(articles.nth(1)).toBeVisible();
  await expect(articles.and(page.locator(':visible'))).toHaveCount(1);
  await expect(buttons.nth(1)).toBeFocused();
});

quietTest('a button press before hydration is replayed once after it', async ({ page }) => {
  quietTest.skip(!timer, 'No article has the timer.');
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(globalThis, { calls, print: () => calls.push('print') });
  });
  const { hydrate } = await openBeforeHydration(page, timer ?? '');
  await page.getByRole('button', { name: 'Start timer' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  hydrate();
  await expect(page.getByRole('button', { name: 'Stop timer' })).toBeVisible();
  await waitUntilHydrated(page, 'copy-and-print');
  const calls = () => page.evaluate(() => (globalThis as unknown as { calls: string[] }).calls);
  await expect.poll(calls).toEqual(['print']);
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await calls()).toEqual(['print', 'print']);
});
