import { passTime, stopClock, untilAtLeisure } from './support/islands.ts';
import { backdrops } from './support/practice.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Scrolls until this share of the way through a section lies behind: at 0 its top enters at the bottom of the
 * screen, at 1 its bottom leaves at the top.
 */
async function scrollThrough(page: Page, id: string, share: number) {
  await page.locator(`#${id}`).evaluate(async (section, behind) => {
    const { top, height } = section.getBoundingClientRect();
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const before = scrollY;
    const y = scrollY + top - innerHeight + behind * (height + innerHeight);
    window.scrollTo({ top: y, behavior: 'instant' });
    if (scrollY !== before) await scrolled;
  }, share);
  await page.clock.runFor(1000);
}

/** Opens the home page on a phone and stops its clock once the panes follow the scroll. */
async function openHome(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/');
  await untilAtLeisure(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-panes-of] picture[style*="opacity"]')).toHaveCount(4);
  await stopClock(page);
}

function headerColorOf(page: Page) {
  return page.evaluate(() => document.documentElement.style.getPropertyValue('--header-color'));
}

function opacityOf(page: Page, index: number) {
  const pane = page.locator('[data-panes-of] picture').nth(index);
  return pane.evaluate((element) => Number(getComputedStyle(element).opacity));
}

test('a section’s pane fades in and colors the header @timed', async ({ page }) => {
  await openHome(page);
  for (const [index, id] of ['home', 'welcome', 'services', 'book'].entries()) {
    if (index > 0) {
      await scrollThrough(page, id, 0.14);
      expect(await headerColorOf(page), id).toBe(backdrops[index - 1]?.headerColor);
    }
    await scrollThrough(page, id, 0.5);
    expect(await opacityOf(page, index), id).toBeCloseTo(1, 1);
    if (index > 0) expect(await opacityOf(page, index - 1), id).toBeLessThan(0.1);
    expect(await headerColorOf(page), id).toBe(backdrops[index]?.headerColor);
  }
});

test('on a phone, the window’s height fades nothing @timed', async ({ page }) => {
  await openHome(page);
  await scrollThrough(page, 'welcome', 0.3);
  const before = await opacityOf(page, 1);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.runFor(1000);
  expect(await opacityOf(page, 1)).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    const gap = document.createElement('p');
    gap.style.height = '600px';
    document.getElementById('home')?.insertAdjacentElement('afterend', gap);
  });
  for (const [share, index] of [
    [0.14, 1],
    [0.16, 2],
  ] as const) {
    await scrollThrough(page, 'services', share);
    expect(await headerColorOf(page)).toBe(backdrops[index]?.headerColor);
  }
});

test('tabbing into the pupil from above scrolls its first link into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await untilAtLeisure(page);
  // After any key, a focus jumps. A smooth scroll on the way would go on after the Tab.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-panes-of] picture[style*="opacity"]')).toHaveCount(4);
  await page.locator('#services :is(a, input):visible').last().focus();
  await untilAtLeisure(page);
  await page.keyboard.press('Tab');
  const first = page.locator('[data-pupil] a').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  await expect(first.locator('xpath=ancestor-or-self::*[parent::*[@data-pupil]]')).toHaveCSS(
    'opacity',
    '1',
  );
  const distance = async () => Math.abs((await page.locator('#book').boundingBox())?.y ?? 900);
  await expect.poll(distance).toBeLessThan(0.35 * 900);
});

const isLoaded = (image: Node) => (image as HTMLImageElement).naturalWidth > 0;

test('with reduced motion, no other pane and no video is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const videos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') videos.push(request.url());
  });
  await page.goto('/');
  await untilAtLeisure(page);
  await page.mouse.wheel(0, 3000);
  await passTime(page, 300);
  expect(videos).toEqual([]);
  const [first, ...others] = await page.locator('[data-panes-of] picture img').all();
  await expect.poll(() => first?.evaluate(isLoaded)).toBe(true);
  for (const image of others) expect(await image.evaluate(isLoaded)).toBe(false);
  expect(await opacityOf(page, 0)).toBe(1);
  await expect(page.locator('[data-panes-of] picture').nth(1).locator('img')).not.toBeVisible();
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
});
