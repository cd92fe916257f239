import { passTime, stopClock, untilAtLeisure } from './support/islands.ts';
import { backdrops } from './support/practice.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls until a section’s top enters at the bottom of the screen (0), or its bottom leaves at the top (1). */
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

/** Opens the home page, whose panes follow the scroll after any key. */
async function openHome(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.clock.install();
  await page.goto('/');
  await untilAtLeisure(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-panes-of] picture[style*="opacity"]')).toHaveCount(4);
}

const headerColorOf = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--header-color'));

function opacityOf(page: Page, index: number) {
  const pane = page.locator('[data-panes-of] picture').nth(index);
  return pane.evaluate((element) => Number(getComputedStyle(element).opacity));
}

test('a section’s pane fades in and colors the header, at any height @timed', async ({ page }) => {
  await openHome(page, 390, 844);
  await stopClock(page);
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
  await scrollThrough(page, 'services', 0.14);
  expect(await headerColorOf(page)).toBe(backdrops[1]?.headerColor);
  await scrollThrough(page, 'services', 0.16);
  expect(await headerColorOf(page)).toBe(backdrops[2]?.headerColor);
});

test('tabbing into the pupil from above scrolls its first link into view', async ({ page }) => {
  // After its key, a focus jumps. A smooth scroll on the way would go on after the Tab.
  await openHome(page, 1440, 900);
  await page.locator('#services :is(a, input):visible').last().focus();
  await untilAtLeisure(page);
  await page.keyboard.press('Tab');
  const first = page.locator('[data-pupil] a').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 0.9 });
  const line = page.locator('[data-pupil] > :is(a, :has(a))').first();
  await expect(line).toHaveCSS('opacity', '1');
  const distance = async () => Math.abs((await page.locator('#book').boundingBox())?.y ?? 900);
  await expect.poll(distance).toBeLessThan(0.35 * 900);
});

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
  const images = page.locator('[data-panes-of] picture img');
  const loaded = () =>
    images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toEqual([true, ...Array((await images.count()) - 1).fill(false)]);
  expect(await opacityOf(page, 0)).toBe(1);
  await expect(images.nth(1)).not.toBeVisible();
  await expect(page.locator('.video-toggle')).toHaveCount(0);
  await expect(page.locator('.hero-poster img')).toBeVisible();
});
