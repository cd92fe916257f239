import { isNightly } from '../conditions.ts';
import { passTime } from './support/page-time.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';
import { turnWheel } from './support/wheel.ts';

/** Returns the distance from the header to a section's first words, in CSS pixels. */
async function distanceBelowHeader(page: Page, id: string) {
  return page.evaluate((name) => {
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const target = document.querySelector(`#${name} :is(h2, h3, p)`)?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? 0);
  }, id);
}

const sections = isNightly
  ? ['welcome', 'about', 'team', 'services', 'reviews', 'book']
  : ['welcome', 'book'];

test('a URL with a hash shows its section below the header and focuses it', async ({ page }) => {
  for (const id of sections) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    // Half a screen, because the words of #book are in its middle.
    await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(360);
    expect(await distanceBelowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
  }
  await page.goto('/contact');
  await page.goBack();
  await passTime(page, 150);
  await expect(page.locator(`#${sections.at(-1)}`), 'after Back').not.toBeFocused();
});

/** How the page scrolls now: `smooth` or `auto`, whatever the machine's speed. */
function behaviorOf(page: Page) {
  return page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
}

/** Returns how the page scrolled first since it was opened, once it shows the section. */
async function firstScrollTo(page: Page, id: string) {
  await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(360);
  return page.evaluate(() => (window as unknown as { first: string }).first);
}

test('the page scrolls smoothly to its hash, and to a link’s by mouse and by keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const look = () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement);
      Object.assign(window, { first: scrollBehavior });
    };
    addEventListener('scroll', look, { once: true });
  });
  await page.goto('/#book');
  expect(await firstScrollTo(page, 'book'), 'on load').toBe('smooth');
  const link = page.locator('#home a[href="#welcome"]');
  await page.goto('/');
  await link.click();
  expect(await firstScrollTo(page, 'welcome'), 'by mouse').toBe('smooth');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect.poll(() => behaviorOf(page), 'for a focus').toBe('auto');
  await link.press('Enter');
  expect(await firstScrollTo(page, 'welcome'), 'by keyboard').toBe('smooth');
});

test('a visitor who scrolls on while pictures load isn’t moved back', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/uploads\//, async (route) => {
    await released;
    await route.continue();
  });
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

test('the skip link moves the focus to the main content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
