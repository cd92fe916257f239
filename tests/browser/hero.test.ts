import sharp from 'sharp';
import { isNightly } from '../conditions.ts';
import { measureContrast } from './accessibility/text-contrast.ts';
import { holdIslands as holdFiles, passTime, untilAtLeisure } from './support/islands.ts';
import { hero } from './support/practice.ts';
import { ownVideo } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The beginning of the paths of the poster's versions: a name alone may begin another picture's. */
const poster = hero.poster.file.replace(/[^.]*$/, '');
/** Skipped where the practice shows no video of its own. */
const videoTest = ownVideo ? test : test.skip;
const video = (page: Page) => page.locator('.hero-video');
const toggle = (page: Page) => page.locator('.video-toggle');

/** Collects the addresses with this path that the page requests from now on. */
function collectRequests(page: Page, path: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(path)) urls.push(request.url());
  });
  return urls;
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
  const media = await video(page).evaluate(({ currentSrc }: HTMLVideoElement) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    const [file] = performance.getEntriesByName(currentSrc);
    return { path: currentSrc, isEarly: (file?.startTime ?? 0) < loadEventStart };
  });
  expect(media).toEqual({ path: expect.stringMatching(`${suited}$`), isEarly: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(video(page)).toBeHidden();
});

videoTest('the video loads with the hero in view, and stays paused', async ({ page }) => {
  const media = collectRequests(page, '/media/');
  // Without motion, the page is at #book at once; a smooth scroll shows the hero on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await untilAtLeisure(page);
  expect(media).toEqual([]);
  await scrollTo(page, 0);
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

videoTest('the button says “Play” until the video moves, and plays it', async ({ page }) => {
  // As in Low Power Mode: the video plays only when pressed.
  await page.addInitScript(() => {
    const { prototype } = HTMLMediaElement;
    const { play } = prototype;
    addEventListener('click', () => Object.assign(prototype, { play }), { capture: true });
    prototype.play = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
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

videoTest(
  'while its file doesn’t come, the video is offered, not paused @nightly',
  async ({ page }) => {
    const release = await holdFiles(page, '/media/**');
    const asked = page.waitForRequest('**/media/**');
    await page.goto('/');
    await asked;
    await expectPaused(page, false);
    await expect(toggle(page)).toHaveAccessibleName('Play the video');
    await toggle(page).click();
    await expectPaused(page, false);
    release();
    await expect(toggle(page)).toHaveAccessibleName('Pause the video');
  },
);

videoTest('a visitor who saves data gets the poster and no video', async ({ page }) => {
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

videoTest('the next source or the poster replaces a broken video @nightly', async ({ page }) => {
  const last = hero.video.at(-1)?.src ?? '';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
  const release = await holdFiles(page, last);
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
    [768, 1024],
    [740, 360],
  ].slice(0, isNightly ? 4 : 1) as [number, number][]) {
    await page.setViewportSize({ width, height });
    const { faint, seen } = await measureContrast(page, '#root > header, #home');
    expect(faint, `${width} × ${height}`).toEqual([]);
    expect(seen).toBeGreaterThan(3);
  }
});
