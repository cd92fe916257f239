import { isNightly } from '../conditions.ts';
import { htmlOf } from './support/html-of.ts';
import { holdIslands as holdFiles, passTime } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, quietTest as test } from './support/test.ts';

/** Returns the distance from the header to a section's first words, in CSS pixels. */
async function distanceBelowHeader(page: Page, id: string) {
  return page.evaluate((name) => {
    const header = document.querySelector('#root > header')?.getBoundingClientRect();
    const words = `#${name} :is(h2, h3, p), h2#${name}`;
    const target = document.querySelector(words)?.getBoundingClientRect();
    return (target?.top ?? Number.NaN) - (header?.bottom ?? 0);
  }, id);
}

/** Waits until a section's words are in the upper half of the screen: those of #book are in its middle. */
async function untilShown(page: Page, id: string) {
  await expect.poll(() => distanceBelowHeader(page, id)).toBeLessThan(360);
}

test('a hash and the skip link show and focus what they name', async ({ page, request }) => {
  const { problems } = templates;
  const html = problems ? await htmlOf(request, problems) : '';
  const groups = html.matchAll(/<h2[^>]* id="([\w-]+)"/g);
  const last = Array.from(groups, ([, id]) => `${problems}#${id}`).slice(-1);
  const ofHome = isNightly ? ['/#team', '/#welcome', '/#book'] : ['/#book'];
  for (const [paths, width, height] of [
    [last, 320, 640],
    ...(isNightly ? ([[last, 667, 375]] as const) : []),
    [ofHome, 1280, 720],
  ] as const)
    for (const path of paths) {
      const id = path.split('#')[1] ?? '';
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(path);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await untilShown(page, id);
      expect(await distanceBelowHeader(page, id), path).toBeGreaterThanOrEqual(-1);
    }
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main'), 'after the skip link').toBeFocused();
  await page.goBack();
  await page.goBack();
  await passTime(page, 150);
  await expect(page.locator('#book'), 'after Back').not.toBeFocused();
});

test('the page scrolls smoothly to its hash, and to the next one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // How the last scroll moves. A busy machine draws few of a smooth scroll's steps.
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype;
    const note = (how?: ScrollOptions) => {
      const { documentElement: root } = document;
      root.dataset['scrolls'] = how?.behavior ?? getComputedStyle(root).scrollBehavior;
    };
    addEventListener('scroll', () => note(), { once: true });
    Element.prototype.scrollIntoView = function (how) {
      note(how as ScrollOptions);
      scrollIntoView.call(this, how);
    };
  });
  const link = page.locator('#home a[href="#welcome"]');
  for (const [id, change] of [
    ['book', () => page.goto('/#book')],
    ['welcome', () => link.press('Enter')],
    ['book', () => page.evaluate(() => location.assign('#book'))],
    ['welcome', () => page.evaluate(() => history.back())],
  ].slice(0, isNightly ? 4 : 2) as [string, () => Promise<unknown>][]) {
    await change();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await untilShown(page, id);
    await expect(page.locator('html'), id).toHaveAttribute('data-scrolls', 'smooth');
  }
});

test('a visitor who scrolls on while pictures load isn’t moved back', async ({ page }) => {
  const release = await holdFiles(page, '/uploads/**');
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
