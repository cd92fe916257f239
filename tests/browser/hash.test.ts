import { isNightly } from '../conditions.ts';
import { passTime } from './support/islands.ts';
import { practice } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

/** Returns the distance from the header to a section's first words, in CSS pixels. */
async function distanceBelowHeader(page: Page, id: string) {
  return page.evaluate((name) => {
    const header = document.querySelector('#root > header')?.getBoundingClientRect();
    const target = document.querySelector(`#${name} :is(h2, h3, p)`)?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? 0);
  }, id);
}

/** Waits until a section's words are in the upper half of the screen: those of #book are in its middle. */
async function untilShown(page: Page, id: string) {
  await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(360);
}

test('a URL with a hash shows its section below the header and focuses it', async ({ page }) => {
  const reviews = practice.reviewProfile ? ['reviews'] : [];
  for (const id of ['welcome', 'team', ...reviews, 'book']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await untilShown(page, id);
    expect(await distanceBelowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
  }
  await page.goto('/contact');
  await page.goBack();
  await passTime(page, 150);
  await expect(page.locator('#book'), 'after Back').not.toBeFocused();
});

test('a group of eye problems that is opened directly is below the header', async ({ page }) => {
  test.skip(!templates.problems, 'The practice has no eye problems.');
  for (const [width, height] of [
    [320, 640],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(templates.problems ?? '/');
    const ids = await page
      .locator('#eye-problems h2[id]')
      .evaluateAll((all) => all.map((h) => h.id));
    for (const id of isNightly ? ids : ids.slice(-1)) {
      await page.goto('about:blank');
      await page.goto(`${templates.problems}#${id}`);
      const heading = page.locator(`#${id}`);
      await expect(heading).toBeFocused();
      await expect(heading, `#${id} at ${width} px`).toBeInViewport({ ratio: 1 });
      const header = await page.locator('#root > header').boundingBox();
      expect((await heading.boundingBox())?.y, id).toBeGreaterThanOrEqual(header?.height ?? 0);
    }
  }
});

test('the page scrolls smoothly to its hash and to that of a link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const look = () => {
      const { scrollBehavior } = getComputedStyle(document.documentElement);
      Object.assign(window, { first: scrollBehavior });
    };
    addEventListener('scroll', look, { once: true });
  });
  /** Expects the first scroll since the page was opened to be smooth. */
  async function expectSmooth(id: string) {
    await untilShown(page, id);
    expect(await page.evaluate(() => (window as unknown as { first: string }).first)).toBe(
      'smooth',
    );
  }
  await page.goto('/#book');
  await expectSmooth('book');
  const link = page.locator('#home a[href="#welcome"]');
  await page.goto('/');
  await link.click();
  await expectSmooth('welcome');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await link.press('Enter');
  await expectSmooth('welcome');
});

test('the page scrolls smoothly to a hash that changes without a link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/#welcome');
  await untilShown(page, 'welcome');
  for (const [way, change] of [
    ['a script', () => location.assign('#book')],
    ['Back', () => history.back()],
  ] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // A smooth scroll has stops on its way, of which a busy machine draws few.
    const stops = await page.evaluateHandle(() => {
      const tops = new Set<number>();
      addEventListener('scroll', () => scrollY > 0 && tops.add(scrollY));
      return tops;
    });
    await page.evaluate(change);
    const id = way === 'Back' ? 'welcome' : 'book';
    await expect(page.locator(`#${id}`)).toBeFocused();
    await untilShown(page, id);
    expect(await stops.evaluate(({ size }) => size), way).toBeGreaterThan(1);
  }
});

test('a visitor who scrolls on while pictures load isn’t moved back', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/uploads\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/#book', { waitUntil: 'domcontentloaded' });
  await untilShown(page, 'book');
  const scroll = () => page.evaluate(() => scrollY);
  const before = await scroll();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, -1500);
  await expect.poll(scroll).toBe(before - 1500);
  const link = page.locator('.brand').first();
  await link.focus();
  release();
  await page.waitForLoadState('load');
  await passTime(page, 300);
  expect(await scroll()).toBe(before - 1500);
  await expect(link).toBeFocused();
});

test('the skip link moves the focus to the main content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
