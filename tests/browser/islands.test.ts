import type { Route } from '@playwright/test';
import { islandFile, untilHydrated } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const navigationFile = islandFile('main-navigation');

test('React is fetched once, after load and first paint @timed', async ({ page, request }) => {
  const html = await (await request.get(templates.service)).text();
  await page.goto(templates.service);
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
  const name = 'helpful-articles';
  let isDown = true;
  await page.route(`**${islandFile(name)}`, (route) => (isDown ? route.abort() : route.continue()));
  const failure = () =>
    page.waitForEvent('console', (message) => message.text().includes(`"${name}"`));
  const whenSeen = failure();
  await page.goto(templates.service);
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
    await page.goto('/blog');
    const reports = () => errors.filter((text) => text.includes("isn't interactive"));
    await expect.poll(reports).toHaveLength(1);
    // Firefox also reports the file as an exception.
    expect(errors.filter((text) => /^exception: (?!Loading module)/.test(text))).toEqual([]);
    await page.getByRole('button', { name: 'Services' }).hover();
    await expect(page.locator('.services-panel').getByRole('link').first()).toBeVisible();
  });
}
