import { waitUntilHydrated } from './support/hydrated.ts';
import { isNightly } from './support/nightly.ts';
import { passTime } from './support/page-time.ts';
import { isPosterPainted } from './support/poster.ts';
import { hero } from './support/practice.ts';
import { ownVideo } from './support/templates.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

const poster = hero.poster.file.replace('.jpg', '');
const noVideo = 'The practice shows no video of its own.';

/** What the page asked for below this path, from now on. */
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

/** When the page first asked for its video. */
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

/** Waits until the page has done the last of what it does at leisure: saying whether it is open now. */
async function untilAtLeisure(page: Page) {
  await page.locator('[data-open-now="open"], [data-open-now="closed"]').first().waitFor({
    state: 'attached',
  });
}

for (const width of isNightly ? [390, 1440] : [390]) {
  test(`at ${width} px the poster comes first, once, and is the largest paint; then the loop plays, muted`, async ({
    page,
  }) => {
    const posters = collectRequests(page, `/uploads/${poster}`);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await untilAtLeisure(page);
    expect(posters).toHaveLength(1);
    const largest = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new PerformanceObserver((list) => {
            // The loop, which comes after the load, may count as a paint of its own.
            const paints = list.getEntries() as (PerformanceEntry & { url?: string })[];
            resolve(paints.filter(({ url }) => !url?.includes('/media/')).at(-1)?.url ?? '');
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    if (await isPosterPainted()) expect(largest).toContain(`/uploads/${poster}`);
    if (!ownVideo) return;
    const video = page.locator('.hero-video');
    await expect(video).toHaveAttribute('data-shown', 'true');
    const facts = await video.evaluate((element) => {
      const { muted, loop, paused, currentSrc } = element as HTMLVideoElement;
      return { muted, loop, paused, path: new URL(currentSrc).pathname };
    });
    const suited = hero.video.find(({ minWidth = 0 }) => minWidth <= width);
    expect(facts).toEqual({ muted: true, loop: true, paused: false, path: suited?.src });
    // The browser lists a file once it has all of it, and plays it before.
    await expect.poll(() => loadingOf(page)).toBe('after the page');
  });
}

test('the loop can be paused and played by keyboard, rests out of view, and stays paused there once it is paused', async ({
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
  ['who prefers no motion', 'reduce', {}],
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

test('a page entered below the hero does not load the video until the hero shows', async ({
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

test('a video that cannot be had leaves the poster, and no exception', async ({ page }) => {
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

test('a source that cannot be had leaves the video to the next one', async ({ page }) => {
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

test('the video goes when its visitor turns motion off', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  await page.goto('/');
  const video = page.locator('.hero-video');
  await expect(video).toHaveAttribute('data-shown', 'true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(video).toBeHidden();
});

scriptlessTest(
  'without JavaScript the hero is its poster, headline and button',
  async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.locator('.hero-poster img')).toBeInViewport();
    await expect(page.locator('#home button')).toHaveCount(0);
  },
);
