import sharp from 'sharp';
import { isNightly } from '../conditions.ts';
import { measureContrast } from './accessibility/text-contrast.ts';
import { passTime, untilAtLeisure } from './support/islands.ts';
import { hero } from './support/practice.ts';
import { ownVideo } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The beginning of the paths of the poster's versions: a name alone may begin another picture's. */
const poster = hero.poster.file.replace(/[^.]*$/, '');
const noVideo = 'The practice shows no video of its own.';
const video = (page: Page) => page.locator('.hero-video');
const toggle = (page: Page) => page.locator('.video-toggle');

/** Collects the paths below `path` that the page requests from now on. */
function collectRequests(page: Page, path: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) paths.push(pathname);
  });
  return paths;
}

async function expectPaused(page: Page, isPaused: boolean) {
  await expect(video(page)).toHaveJSProperty('paused', isPaused);
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  if (top > 0) await expect(video(page)).not.toBeInViewport();
  else await expect(video(page)).toBeInViewport({ ratio: 0.9 });
}

test('the poster loads once, and then the muted loop plays', async ({ page }) => {
  const posters = collectRequests(page, `/uploads/${poster}`);
  await page.setViewportSize({ width: 390, height: 840 });
  await page.goto('/');
  await untilAtLeisure(page);
  expect(posters).toHaveLength(1);
  if (!ownVideo) return;
  await expect(video(page)).toHaveAttribute('data-shown', 'true');
  await expectPaused(page, false);
  for (const name of ['muted', 'loop']) await expect(video(page)).toHaveJSProperty(name, true);
  const suited = hero.video.find(({ minWidth = 0 }) => minWidth <= 390)?.src ?? '';
  const media = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    const { currentSrc } = document.querySelector<HTMLVideoElement>('.hero-video') ?? {};
    const all = performance.getEntriesByType('resource');
    const early = all.filter(({ startTime }) => startTime < loadEventStart);
    return { path: currentSrc, isEarly: early.some(({ name }) => name === currentSrc) };
  });
  expect(media).toEqual({ path: expect.stringMatching(`${suited}$`), isEarly: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(video(page)).toBeHidden();
});

test('the video loads with the hero in view, and stays paused', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  const media = collectRequests(page, '/media/');
  // Without motion, the page is at #book at once; a smooth scroll shows the hero on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await untilAtLeisure(page);
  expect(media).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(video(page)).toHaveAttribute('data-shown', 'true');
  await expect(toggle(page)).toHaveAccessibleName('Pause the video');
  await scrollTo(page, 5000);
  await expectPaused(page, true);
  await scrollTo(page, 0);
  await expectPaused(page, false);
  await page.locator('#root > header :is(a, button):visible').last().focus();
  await page.keyboard.press('Tab');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAccessibleName('Play the video');
  await expectPaused(page, true);
  await page.keyboard.press('Space');
  await expectPaused(page, false);
  await toggle(page).click();
  await scrollTo(page, 5000);
  await scrollTo(page, 0);
  await expectPaused(page, true);
});

test('the button says “Play” until the video moves, and plays it', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  await page.addInitScript(() => {
    const { prototype } = HTMLMediaElement;
    const { play } = prototype;
    let isPressed = false;
    const press = () => {
      isPressed = true;
    };
    addEventListener('click', press, { capture: true });
    // As in Low Power Mode: the video plays only when pressed.
    prototype.play = function () {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('No', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await expect
    .poll(() => video(page).evaluate(({ readyState }: HTMLVideoElement) => readyState))
    .toBe(4);
  await expect(toggle(page)).toHaveAccessibleName('Play the video');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Pause the video');
  await expectPaused(page, false);
});

test('while its file doesn’t come, the video is offered, not paused', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/media/**');
  await page.goto('/');
  await asked;
  await expectPaused(page, false);
  await expect(toggle(page)).toHaveAccessibleName('Play the video');
  await toggle(page).click();
  await expectPaused(page, false);
  release();
  await expect(toggle(page)).toHaveAccessibleName('Pause the video');
});

test('a visitor who saves data gets the poster and no video', async ({ page }) => {
  test.skip(!ownVideo, noVideo);
  const media = collectRequests(page, '/media/');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await untilAtLeisure(page);
  // Longer than the hero has to be in view.
  await passTime(page, 1000);
  expect(media).toEqual([]);
  await expect(toggle(page)).toHaveCount(0);
});

test('the next source or the poster replaces a broken video', async ({ page }) => {
  const last = hero.video.at(-1)?.src ?? '';
  test.skip(!ownVideo, noVideo);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    if (route.request().url().endsWith(last)) await released;
    await route.fulfill({ status: 404, body: '' });
  });
  const asked = page.waitForRequest(`**${last}`);
  await page.goto('/');
  await asked;
  await expect(video(page)).toHaveCount(1);
  release();
  await expect(video(page)).toHaveCount(0);
  await expect(toggle(page)).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
  expect(errors).toEqual([]);
});

test('words on a white poster have enough contrast at every size', async ({ page }) => {
  const white = { width: 16, height: 9, channels: 3, background: '#ffffff' } as const;
  const body = await sharp({ create: white }).webp().toBuffer();
  await page.route(`**/uploads/${poster}*`, (route) => route.fulfill({ body }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // As it is without `shade: soft` in the brand.
  await page.locator('#home').evaluate((hero) => hero.setAttribute('data-shade', 'strong'));
  await untilAtLeisure(page);
  for (const [width, height] of [
    [320, 640],
    [1440, 900],
    ...(isNightly
      ? ([
          [768, 1024],
          [740, 360],
        ] as const)
      : []),
  ] as const) {
    await page.setViewportSize({ width, height });
    const { faint, seen } = await measureContrast(page, '#root > header, #home');
    expect(faint, `${width} × ${height}`).toEqual([]);
    expect(seen).toBeGreaterThan(3);
  }
});
