import { hero } from '../../content/brand.ts';
import { expect, type Page, test } from './support/test.ts';

test('the poster is preloaded, fetched once, and the largest paint of the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${hero.poster.file.replace('jpg', '')}`))
      fetched.push(request.url());
  });
  await page.goto('/');
  const largest = await largestPaint(page);
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute(
    'imagesrcset',
    new RegExp(new URL(largest).pathname),
  );
  expect(fetched).toEqual([largest]);
});

async function largestPaint(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { url: string }) | undefined;
          if (last) resolve(last.url);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
