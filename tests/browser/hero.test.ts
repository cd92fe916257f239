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
  test(`at ${width} px, the poster loads first, once, and then the muted loop plays`, async ({
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
  });
}

test('the loop can be paused by keyboard, pauses out of view, and stays paused', async ({
  page,
}) => {
  test.skip(!ownVideo, noVideo);
  await page.goto('/');
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
  await page.evaluate(() => document.getElementById('book')?.scrollIntoView());
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(false);
  await button.click();
  await expect(button).toHaveAccessibleName('Play the video');
  const video = page.locator('.hero-video');
  for (const [top, ratio] of [
    [5000, 0],
    [0, 0.9],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    if (ratio > 0) await expect(video).toBeInViewport({ ratio });
    else await expect(video).not.toBeInViewport();
  }
  expect(await isPaused(page)).toBe(true);
});

for (const [who, reducedMotion, connection] of [
  ['who prefers reduced motion', 'reduce', {}],
  ['who saves data', 'no-preference', { saveData: true }],
  ...(isNightly
    ? ([['on a slow connection', 'no-preference', { effectiveType: '2g' }]] as const)
    : []),
] as const) {
  test(`a visitor ${who} gets the poster and no video`, async ({ page }) => {
    test.skip(!ownVideo, noVideo);
    const media = collectRequests(page, '/media/');
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, 'connection', { value: facts });
    }, connection);
    await page.goto('/');
    const hydrates = reducedMotion === 'reduce' ? 'main-navigation' : 'hero-video';
    await waitUntilHydrated(page, hydrates);
    await untilAtLeisure(page);
    expect(media).toEqual([]);
    await expect(page.locator('.video-toggle')).toHaveCount(0);
    await expect(page.locator('.hero-poster img')).toBeVisible();
  });
}

test('a page opened below the hero loads the video only when the hero is in view', async ({
  page,
}) => {
  test.skip(!ownVideo, noVideo);
  const media = collectRequests(page, '/media/');
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await untilAtLeisure(page);
  expect(media).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('.hero-video')).toHaveAttribute('data-shown', 'true');
});

test('a video that can’t be loaded leaves the poster and throws nothing', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const asked = collectRequests(page, '/media/');
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect.poll(() => asked.length).toBe(hero.video.length);
  await expect(page.locator('.hero-video')).toHaveCount(0);
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a video source that can’t be loaded is replaced by the next one', async ({ page }) => {
  const [first, second] = hero.video;
  test.skip(!ownVideo || !first || !second, 'There is one source, or none.');
  await page.route(`**${first?.src}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`**${second?.src}`, () => undefined);
  const asked = page.waitForRequest(`**${second?.src}`);
  await page.goto('/');
  await asked;
  await passTime(page, 200);
  await expect(page.locator('.hero-video')).toHaveCount(1);
});

test('the video disappears when the visitor turns on reduced motion', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  await page.goto('/');
  const video = page.locator('.hero-video');
  await expect(video).toHaveAttribute('data-shown', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(video).toBeHidden();
});

scriptlessTest('without JavaScript, the hero has its poster and headline', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.hero-poster img')).toBeInViewport();
  await expect(page.locator('#home button')).toHaveCount(0);
});
