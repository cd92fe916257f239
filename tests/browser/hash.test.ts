import { isNightly } from '../conditions.ts';
import { passTime } from './support/page-time.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';
import { turnWheel } from './support/wheel.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Returns the distance from the header to a section's first words, in CSS pixels. */
async function distanceBelowHeader(page: Page, id: string) {
  return page.evaluate((name) => {
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const target = document
      .querySelector(`#${name} :is(.eyebrow, h2, h3, p)`)
      ?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? 0);
  }, id);
}

const sections = isNightly
  ? ['welcome', 'about', 'team', 'services', 'reviews', 'book']
  : ['welcome', 'book'];

test('a URL with a hash shows its section below the header and focuses it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of sections) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    // Half a screen, because the words of #book are in its middle.
    await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(360);
    expect(await distanceBelowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
  }
});

/** Waits until a section is below the header, and expects that the page began by scrolling a small part of the way. */
async function expectSmooth(page: Page, id: string, way: string) {
  await expect.poll(() => distanceBelowHeader(page, id), way).toBeLessThan(360);
  const first = await page.evaluate(() => (window as unknown as { first: number }).first);
  expect(first, way).toBeLessThan((await page.evaluate(() => scrollY)) / 2);
}

test('the page scrolls smoothly to its hash, and to a link’s by mouse and by keyboard', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('scroll', () => Object.assign(window, { first: scrollY }), { once: true });
  });
  await page.goto('/#book');
  await expectSmooth(page, 'book', 'on load');
  const link = page.locator('#home a[href="#welcome"]');
  await page.goto('/');
  await link.click();
  await expectSmooth(page, 'welcome', 'by mouse');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await link.press('Enter');
  await expectSmooth(page, 'welcome', 'by keyboard');
});

test('a visitor who scrolls on while pictures load isn’t moved back', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/uploads\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#book', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => distanceBelowHeader(page, 'book')).toBeLessThan(360);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await turnWheel(page, -1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before - 1500);
  const link = page.locator('.brand').first();
  await link.focus();
  release();
  await page.waitForLoadState('load');
  await passTime(page, 300);
  expect(await page.evaluate(() => scrollY)).toBe(before - 1500);
  await expect(link).toBeFocused();
});

test('Back restores the page without jumping to its hash @timed', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await page.goto('/contact');
  await page.goBack();
  await passTime(page, 150);
  await expect(page.locator('#book')).not.toBeFocused();
});

test('the skip link moves the focus to the main content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
