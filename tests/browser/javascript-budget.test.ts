import { gzipSync } from 'node:zlib';
import { allRoutes } from './support/routes.ts';
import { expect, type Page, test } from './support/test.ts';

/** Bytes of compressed JavaScript that a page may load before its load event. */
const budget = 3 * 1024;

test('no page loads more than 3 kB of JavaScript before its load event', async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of allRoutes) {
    expect(await scriptBytesBeforeLoad(page, route), route).toBeLessThanOrEqual(budget);
  }
});

async function scriptBytesBeforeLoad(page: Page, route: string): Promise<number> {
  await page.goto(route, { waitUntil: 'load' });
  const scripts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < loaded)
      .map(({ name }) => name);
  });
  expect(scripts.length, 'the page has its entry script').toBeGreaterThan(0);
  const sizes = await Promise.all(
    scripts.map(async (url) => gzipSync(await (await page.request.get(url)).body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
