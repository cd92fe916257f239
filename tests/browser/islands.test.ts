import { islandFile, untilHydrated } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

const navigationFile = islandFile('main-navigation');

test('a hydrated island keeps the ids that the server gave', async ({ page, request }) => {
  const html = await (await request.get(templates.service)).text();
  const served = html.match(/(?<=\sid=")[^"]*main-navigation[^"]*/g);
  await page.goto(templates.service);
  await untilHydrated(page);
  const hydrated = await page
    .locator('[data-island="main-navigation"] [id]')
    .evaluateAll((elements) => elements.map(({ id }) => id));
  expect(hydrated.length).toBeGreaterThan(3);
  expect(hydrated).toEqual(served);
});

test('React is not fetched before the page has loaded and is seen', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const { loaded, seen, starts } = await page.evaluate((file) => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource');
    return {
      loaded: navigation?.loadEventStart ?? 0,
      seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      starts: resources.filter(({ name }) => name.endsWith(file)).map(({ startTime }) => startTime),
    };
  }, navigationFile);
  expect(starts.length).toBe(1);
  expect(starts[0]).toBeGreaterThanOrEqual(Math.max(loaded, seen));
});

test('islands hydrate although the browser reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/contact');
  await untilHydrated(page);
});

test('an island whose code does not arrive leaves its HTML working and says so once', async ({
  page,
}) => {
  await page.route(`**${navigationFile}`, (route) => route.abort());
  const errors = collectErrors(page);
  await page.goto('/blog');
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator('.services-panel').getByRole('link').first()).toBeVisible();
  expect(errors.filter((text) => text.includes('stays as the server sent it'))).toHaveLength(1);
});

test('an island that throws gets its server HTML back and says so once', async ({ page }) => {
  const broken = `export default { name: 'main-navigation', Component() { throw new Error('broken') } }`;
  await page.route(`**${navigationFile}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  const errors = collectErrors(page);
  await page.goto('/blog');
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('button', { name: 'Services' }).hover();
  await expect(page.locator('.services-panel').getByRole('link').first()).toBeVisible();
  expect(errors.filter((text) => text.includes('stays as the server sent it'))).toHaveLength(1);
});

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
