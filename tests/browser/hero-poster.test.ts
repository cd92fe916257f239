import { isPosterPainted } from './support/poster.ts';
import { hero } from './support/practice.ts';
import { expect, type Page, test } from './support/test.ts';

// As a phone: until a page has said how wide it wants to be, that is 980 px.
test.use({ isMobile: true, deviceScaleFactor: 1.75, viewport: { width: 412, height: 823 } });

test('the poster is preloaded, fetched once, and the largest paint of the home page', {
  tag: '@chromium',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/${hero.poster.file.replace('jpg', '')}`))
      fetched.push(request.url());
  });
  test.skip(!(await isPosterPainted()), 'The poster is a flat drawing.');
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
