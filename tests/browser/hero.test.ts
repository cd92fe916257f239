import { hero } from '../../content/brand.ts';
import { ownVideo } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

const motionWidths = [390, 768, 1440];
const poster = hero.poster.file.replace('.jpg', '');
const noVideo = 'The practice shows no video of its own.';

/** What the page asked for below `/media/`, from now on. */
function collectMedia(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) paths.push(pathname);
  });
  return paths;
}

function isPaused(page: Page) {
  return page.locator('.hero-video').evaluate((video) => (video as HTMLVideoElement).paused);
}

/** Waits until the page has done the last of what it does at leisure: saying whether it is open now. */
async function untilAtLeisure(page: Page) {
  await page.locator('[data-open-now="open"], [data-open-now="closed"]').first().waitFor({
    state: 'attached',
  });
}

/** Waits until the hero has left or entered the view, and everything that watches it was told. */
async function untilInView(page: Page, isExpected: boolean) {
  await page.locator('.hero-video').evaluate(
    (video, expected) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          if (entry?.isIntersecting !== expected) return;
          observer.disconnect();
          resolve();
        }).observe(video);
      }),
    isExpected,
  );
}

for (const width of motionWidths) {
  test(`at ${width} px the poster comes first, once, and is the largest paint`, async ({
    page,
  }) => {
    const posters: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`/uploads/${poster}`)) posters.push(request.url());
    });
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
    expect(largest).toContain(`/uploads/${poster}`);
  });

  test(`at ${width} px the loop plays, muted, after the page has loaded`, async ({ page }) => {
    test.skip(!ownVideo, noVideo);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const video = page.locator('.hero-video');
    await expect(video).toHaveAttribute('data-shown', 'true');
    const facts = await video.evaluate((element) => {
      const { muted, loop, paused, currentSrc } = element as HTMLVideoElement;
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const [media] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/media/'));
      const isLate = (media?.startTime ?? 0) >= (navigation?.loadEventStart ?? 0);
      return { muted, loop, paused, isLate, path: new URL(currentSrc).pathname };
    });
    expect(facts).toEqual({
      muted: true,
      loop: true,
      paused: false,
      isLate: true,
      path: ownVideo,
    });
  });
}

test('the visitor can pause the loop and play it again, first by keyboard', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  await page.goto('/');
  await page.getByRole('button', { name: 'Pause the video' }).waitFor();
  await page.locator('.site-header :is(a, button):visible').last().focus();
  await page.keyboard.press('Tab');
  const button = page.locator('.video-toggle');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAccessibleName('Play the video');
  expect(await isPaused(page)).toBe(true);
  await page.keyboard.press('Space');
  await expect(button).toHaveAccessibleName('Pause the video');
  expect(await isPaused(page)).toBe(false);
});

test('the loop rests out of view, and goes on only if nobody paused it', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  await page.goto('/');
  await expect(page.locator('.hero-video')).toHaveAttribute('data-shown', 'true');
  await page.evaluate(() => document.getElementById('book')?.scrollIntoView());
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('button', { name: 'Pause the video' }).click();
  await page.evaluate(() => document.getElementById('book')?.scrollIntoView());
  await untilInView(page, false);
  await page.evaluate(() => scrollTo(0, 0));
  await untilInView(page, true);
  expect(await isPaused(page)).toBe(true);
});

test('who prefers no motion gets the poster and no video', async ({ page }) => {
  const media = collectMedia(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilAtLeisure(page);
  expect(media).toEqual([]);
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`a connection with ${JSON.stringify(connection)} gets no video`, async ({ page }) => {
    const media = collectMedia(page);
    await page.addInitScript((facts) => {
      Object.defineProperty(navigator, 'connection', { value: facts });
    }, connection);
    await page.goto('/');
    await expect(page.locator('[data-island="hero-video"]')).toHaveAttribute('data-hydrated', '');
    await untilAtLeisure(page);
    expect(media).toEqual([]);
    await expect(page.locator('.video-toggle')).toHaveCount(0);
  });
}

test('a page entered below the hero does not load the video until the hero shows', async ({
  page,
}) => {
  test.skip(!ownVideo, noVideo);
  const media = collectMedia(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await untilAtLeisure(page);
  const before = media.length;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('.hero-video')).toHaveAttribute('data-shown', 'true');
  expect(before).toBe(0);
});

test('a video that cannot be had leaves the poster, and no exception', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.locator('[data-island="hero-video"]')).toHaveAttribute('data-hydrated', '');
  await expect.poll(() => errors.length).toBe(hero.video.length);
  await expect(page.locator('.hero-video')).toHaveCount(0);
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
  // The browser itself notes each of the files that it did not get.
  expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

test('without JavaScript the hero is its poster, headline and button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('.hero-poster img')).toBeInViewport();
  await expect(page.locator('#home button')).toHaveCount(0);
  await context.close();
});
