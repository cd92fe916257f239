import { isNightly } from './support/nightly.ts';
import { passTime } from './support/page-time.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';
import { turnWheel } from './support/wheel.ts';

async function distanceBelowHeader(page: Page, id: string) {
  return page.evaluate((name) => {
    const header = document.querySelector('.site-header')?.getBoundingClientRect();
    const target = document.getElementById(name)?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? 0);
  }, id);
}

const sections = isNightly
  ? ['welcome', 'about', 'team', 'services', 'reviews', 'book']
  : ['welcome', 'book'];

test('an address with a hash shows its section below the header and moves the focus there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const id of sections) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(60);
    expect(await distanceBelowHeader(page, id), id).toBeGreaterThanOrEqual(-1);
  }
});

test('a change of the hash moves page and focus 100 ms later', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await page.evaluate(() => {
    location.hash = 'services';
  });
  await page.clock.runFor(95);
  await expect(page.locator('#services')).not.toBeFocused();
  await page.clock.runFor(10);
  await expect(page.locator('#services')).toBeFocused();
});

test('the page glides to a section, and jumps for those who prefer no motion', async ({ page }) => {
  async function countSteps() {
    await page.goto('/');
    return page.evaluate(async () => {
      const steps = new Set<number>();
      addEventListener('scroll', () => steps.add(scrollY));
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve));
      document.querySelector<HTMLAnchorElement>('main a[href="#services"]')?.click();
      await ended;
      return steps.size;
    });
  }
  expect(await countSteps()).toBeGreaterThan(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('about:blank');
  expect(await countSteps()).toBeLessThanOrEqual(2);
});

test('a visitor who moves on while pictures are loading stays there once they have come', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/uploads\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#book', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => distanceBelowHeader(page, 'book')).toBeLessThan(60);
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

test('a hash that names nothing breaks nothing', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/contact#%E0%A4%A', { waitUntil: 'networkidle' });
  for (const hash of ['#%E0%A4%Ax', '#nothing', '#', '#"><script>']) {
    await page.evaluate((weird) => {
      location.hash = weird;
    }, hash);
    // Later than the move that the hash asked for.
    await passTime(page, 150);
  }
  expect(errors).toEqual([]);
});

test('reload goes to the named section again, and back and forward follow the hash', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#services');
  await expect.poll(() => distanceBelowHeader(page, 'services')).toBeLessThan(60);
  await page.reload();
  await expect.poll(() => distanceBelowHeader(page, 'services')).toBeLessThan(60);
  await page.evaluate(() => {
    location.hash = 'book';
  });
  await expect(page.locator('#book')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#services')).toBeFocused();
  await page.goForward();
  await expect(page.locator('#book')).toBeFocused();
});

test('Back leads to where a page was left, not to its hash @timed', { tag: '@chromium' }, async ({
  page,
}) => {
  await page.goto('/#book');
  await expect(page.locator('#book')).toBeFocused();
  await page.goto('/contact');
  await page.goBack();
  await passTime(page, 150);
  await expect(page.locator('#book')).not.toBeFocused();
});

test('the skip link leads to the main part', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});
