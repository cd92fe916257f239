import { expect, type Page, quietTest as test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const screens = [phone, { width: 844, height: 390 }, { width: 1440, height: 900 }];

/** Returns the distance from the top of the eye's section to the top of the pupil's words. */
function placeInBook(page: Page) {
  return page.evaluate(() => {
    const [section, pupil] = ['#book', '.pupil'].map((name) =>
      document.querySelector(name)?.getBoundingClientRect(),
    );
    return (pupil?.top ?? 0) - (section?.top ?? 0);
  });
}

test('a link to booking lands on a single screen with all its words', async ({ page }) => {
  const book = page.locator('#book');
  for (const { width, height } of screens) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto('/#book', { waitUntil: 'domcontentloaded' });
    await expect(book).toBeFocused();
    const distance = async () => Math.abs((await book.boundingBox())?.y ?? height);
    await expect.poll(distance, { message: size }).toBeLessThan(1.5);
    expect((await book.boundingBox())?.height, size).toBeCloseTo(height, 0);
    const header = (await page.locator('.site-header').boundingBox())?.height ?? 0;
    for (const word of await page.locator('.pupil :is(h2, p, a):visible').all()) {
      const box = (await word.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      expect(box.y, size).toBeGreaterThanOrEqual(header);
      expect(box.y + box.height, size).toBeLessThanOrEqual(height + 1);
      expect(box.x, size).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, size).toBeLessThanOrEqual(width);
    }
  }
  await expect(page.locator('#book .hours')).toHaveCount(0);
  expect(await page.locator('#book + section .hours').count()).toBeGreaterThan(0);
  const landed = await placeInBook(page);
  await page.mouse.wheel(0, -400);
  expect(await placeInBook(page), 'moves despite reduced motion').toBe(landed);
  await expect(page.locator('.pupil')).toHaveCSS('clip-path', 'none');
});

test('a thumb reaches both buttons of the eye, above its sentence', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/#book');
  const sentence = await page.locator('.pupil-text').boundingBox();
  for (const button of await page.locator('.pupil [class*="button-"]:visible').all()) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(phone.height / 2);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(sentence?.y).toBeGreaterThan(y + height);
  }
});
