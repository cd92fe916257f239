import { isNightly } from '../conditions.ts';
import { untilAtLeisure, waitUntilHydrated } from './support/hydrated.ts';
import { passTime } from './support/page-time.ts';
import { isPosterPainted } from './support/poster.ts';
import { hero } from './support/practice.ts';
import { ownVideo } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const poster = hero.poster.file.replace('.jpg', '');
const noVideo = 'The practice shows no video of its own.';

/** Collects the paths below `path` that the page requests from now on. */
function collectRequests(page: Page, path: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) paths.push(pathname);
  });
  return paths;
}

function isPaused(page: Page) {
  return page.locator('.hero-video').evaluate((video) => (video as HTMLVideoElement).paused);
}

/** Returns whether the page first requested its video before or after its load event. */
function loadingOf(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const media = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/media/'));
    if (!media || !(navigation instanceof PerformanceNavigationTiming)) return 'unknown';
    return media.startTime < navigation.loadEventStart ? 'before the page' : 'after the page';
  });
}

/** Returns the addresses of the page's largest paints so far, the largest last. */
function paintsOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as (PerformanceEntry & { url?: string })[];
          resolve(paints.map(({ url = '' }) => url));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

for (const width of isNightly ? [390, 1440] : [390]) {
  test(`at ${width} px, the poster loads first, once, and then the muted loop plays until motion is unwanted`, async ({
    page,
  }) => {
    const posters = collectRequests(page, `/uploads/${poster}`);
    // Two thirds of this height are no whole pixels.
    await page.setViewportSize({ width, height: 840 });
    await page.goto('/');
    await untilAtLeisure(page);
    expect(posters).toHaveLength(1);
    const isPainted = await isPosterPainted();
    const largest = (await paintsOf(page)).filter((url) => !url.includes('/media/')).at(-1);
    if (isPainted) expect(largest).toContain(`/uploads/${poster}`);
    if (!ownVideo) return;
    const video = page.locator('.hero-video');
    await expect(video).toHaveAttribute('data-shown', 'true');
    // On an upright screen, the loop covers exactly what the poster covers, so it isn't a larger paint.
    if (isPainted && width < 844) expect((await paintsOf(page)).at(-1)).toBe(largest);
    const facts = await video.evaluate((element) => {
      const { muted, loop, paused, currentSrc } = element as HTMLVideoElement;
      return { muted, loop, paused, path: new URL(currentSrc).pathname };
    });
    const suited = hero.video.find(({ minWidth = 0 }) => minWidth <= width);
    expect(facts).toEqual({ muted: true, loop: true, paused: false, path: suited?.src });
    // The browser plays a file before it lists it as loaded.
    await expect.poll(() => loadingOf(page)).toBe('after the page');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(video).toBeHidden();
  });
}

test('the video loads when the hero is in view, and can be paused for good by keyboard', async ({
  page,
}) => {
  test.skip(!ownVideo, noVideo);
  const media = collectRequests(page, '/media/');
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await untilAtLeisure(page);
  expect(media).toEqual([]);
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await scrollTo(0);
  await expect(page.locator('.hero-video')).toHaveAttribute('data-shown', 'true');
  const button = page.locator('.video-toggle');
  await expect(button).toHaveAccessibleName('Pause the video');
  await page.locator('.site-header :is(a, button):visible').last().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName('Play the video');
  expect(await isPaused(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect(button).toHaveAccessibleName('Pause the video');
  expect(await isPaused(page)).toBe(false);
  await scrollTo(5000);
  await expect.poll(() => isPaused(page)).toBe(true);
  await scrollTo(0);
  await expect.poll(() => isPaused(page)).toBe(false);
  await button.click();
  await expect(button).toHaveAccessibleName('Play the video');
  const video = page.locator('.hero-video');
  await scrollTo(5000);
  await expect(video).not.toBeInViewport();
  await scrollTo(0);
  await expect(video).toBeInViewport({ ratio: 0.9 });
  expect(await isPaused(page)).toBe(true);
});

const savers = [{ saveData: true }, ...(isNightly ? [{ effectiveType: '2g' }] : [])];
for (const connection of savers) {
  test(`a visitor with ${JSON.stringify(connection)} gets the poster and no video`, async ({
    page,
  }) => {
    test.skip(!ownVideo, noVideo);
    const media = collectRequests(page, '/media/');
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, 'connection', { value: facts });
    }, connection);
    await page.goto('/');
    await waitUntilHydrated(page, 'hero-video');
    await untilAtLeisure(page);
    expect(media).toEqual([]);
    await expect(page.locator('.video-toggle')).toHaveCount(0);
  });
}

test('a video source that can’t be loaded is replaced by the next one, and the last by the poster', async ({
  page,
}) => {
  const last = hero.video.at(-1);
  test.skip(!ownVideo || !last, noVideo);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    if (
      route
        .request()
        .url()
        .endsWith(last?.src ?? '')
    )
      await released;
    await route.fulfill({ status: 404, body: '' });
  });
  const asked = page.waitForRequest(`**${last?.src}`);
  await page.goto('/');
  await asked;
  await passTime(page, 200);
  await expect(page.locator('.hero-video')).toHaveCount(1);
  release();
  await expect(page.locator('.hero-video')).toHaveCount(0);
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
  expect(errors).toEqual([]);
});

scriptlessTest('without JavaScript, the hero has its poster and headline', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.hero-poster img')).toBeInViewport();
  await expect(page.locator('#home button')).toHaveCount(0);
});
