import { allRoutes } from './support/routes.ts';
import { expect, type Page, test } from './support/test.ts';

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

for (const { width, height, deviceScaleFactor } of screens) {
  test(`no page fetches a larger picture than a screen of ${width} px at ${deviceScaleFactor}x shows`, async ({
    browser,
    origin,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const oversized: string[] = [];
    for (const route of allRoutes) {
      await page.goto(route);
      const found = await oversizedPictures(page);
      oversized.push(...found.map((picture) => `${route}: ${picture}`));
    }
    await context.close();
    expect([...new Set(oversized)]).toEqual([]);
  });
}

test('the poster is preloaded, fetched once, and the largest paint of the home page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/hero-poster.')) fetched.push(request.url());
  });
  await page.goto('/');
  const largest = await largestPaint(page);
  await expect(page.locator('link[rel="preload"][as="image"]')).toHaveAttribute(
    'imagesrcset',
    new RegExp(new URL(largest).pathname),
  );
  expect(fetched).toEqual([largest]);
});

/** Pictures of which a smaller variant, by more than one step, would do. */
async function oversizedPictures(page: Page): Promise<string[]> {
  return page.locator('picture > img').evaluateAll(async (images) => {
    const found: string[] = [];
    for (const image of images as HTMLImageElement[]) {
      if (!image.checkVisibility()) continue;
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const shown = Math.max(width, height * ratio) * devicePixelRatio;
      const candidates = (image.parentElement?.querySelector('source') ?? image).srcset
        .split(', ')
        .map((candidate) => candidate.split(' '));
      const picked = candidates.findIndex(([url = '']) => image.currentSrc.endsWith(url));
      const enough = candidates.findIndex(([, size = '']) => Number.parseInt(size, 10) >= shown);
      if (enough >= 0 && picked > enough + 1) {
        found.push(`${image.currentSrc} for ${Math.round(shown)} px`);
      }
    }
    return found;
  });
}

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
