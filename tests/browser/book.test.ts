import { isNightly } from '../conditions.ts';
import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { overrideStyles } from './support/override-styles.ts';
import { changedPixels, contrast, cutOut, readPixels } from './support/pixels.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const phone = { width: 390, height: 844 };
const turnedPhone = { width: 844, height: 390 };
const desktop = { width: 1440, height: 900 };
const screens = [
  phone,
  turnedPhone,
  desktop,
  { width: 360, height: 640 },
  ...(isNightly
    ? [
        { width: 768, height: 1024 },
        { width: 1024, height: 768 },
      ]
    : []),
];

/** The texts and controls in the pupil. */
const words = '.pupil :is(h2, p, a)';

/** Returns the box around the pupil's words and the bottom of the header, in CSS pixels. */
function boxesOf(page: Page) {
  return page.evaluate((selector) => {
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    return {
      header,
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  }, words);
}

/** Scrolls until this share of the section has entered from below; a link to it lands at 1. */
function scrollInto(page: Page, share: number) {
  return page.evaluate((part) => {
    const { top = 0 } = document.getElementById('book')?.getBoundingClientRect() ?? {};
    scrollTo({ top: top + scrollY - innerHeight * (1 - part), behavior: 'instant' });
  }, share);
}

test('a link to booking lands on a single screen with all its words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const book = page.locator('#book');
  for (const { width, height } of screens) {
    const size = `${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await page.goto('/#book', { waitUntil: 'domcontentloaded' });
    await expect(book).toBeFocused();
    await expect
      .poll(async () => Math.abs((await book.boundingBox())?.y ?? height), { message: size })
      .toBeLessThan(1.5);
    expect((await book.boundingBox())?.height, size).toBeCloseTo(height, 0);
    const { header, top, bottom, left, right } = await boxesOf(page);
    expect(top, size).toBeGreaterThanOrEqual(header);
    expect(bottom, size).toBeLessThanOrEqual(height + 1);
    expect(left, size).toBeGreaterThanOrEqual(0);
    expect(right, size).toBeLessThanOrEqual(width);
    if (screens[0] === phone && width === phone.width) await expectButtonsBelow(page);
  }
  await expect(page.locator('#book .hours')).toHaveCount(0);
  expect(await page.locator('#book + section .hours').count()).toBeGreaterThan(0);
  const placeInBook = () =>
    page.evaluate(() => {
      const [section, pupil] = ['#book', '.pupil'].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return (pupil?.top ?? 0) - (section?.top ?? 0);
    });
  const landed = await placeInBook();
  await scrollInto(page, 0.5);
  expect(await placeInBook(), 'moves despite reduced motion').toBe(landed);
  await expect(page.locator('.pupil')).toHaveCSS('clip-path', 'none');
});

/** Checks that both buttons are in a phone's lower half, above the sentence. */
async function expectButtonsBelow(page: Page) {
  const sentence = await page.locator('.pupil-text').boundingBox();
  for (const button of await page.locator('.pupil [class*="button-"]:visible').all()) {
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(phone.height / 2);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(sentence?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  }
}

const allViews = [
  ['dark', phone],
  ['light', phone],
  ['dark', desktop],
  ['light', turnedPhone],
] as const;
const shares = isNightly ? [0.5, 0.7, 0.8, 0.9, 1, 1.2, 1.5] : [0.7, 0.9, 1, 1.2];

for (const [colorScheme, screen] of isNightly ? allViews : [allViews[0]]) {
  test(`at ${screen.width} px, ${colorScheme}, visible words in the pupil have 7:1 contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(screen);
    await page.clock.install();
    await page.goto('/');
    await waitUntilHydrated(page, 'panes');
    await stopClock(page);
    await overrideStyles(page, '*, ::before, ::after { transition: none !important }');
    const faint: string[] = [];
    let seen = 0;
    for (const share of shares) {
      await scrollInto(page, share);
      // The panes catch up with the scroll for a second.
      await page.clock.runFor(1500);
      await expect.poll(() => page.locator('.pane img').evaluateAll(areLoaded)).toBe(true);
      const worst = await worstContrast(page);
      if (worst.pixels > 0) seen += 1;
      if (worst.ratio < 7) faint.push(`${share}: ${worst.ratio.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
    expect(seen).toBeGreaterThan(2);
  });
}

function areLoaded(images: Element[]): boolean {
  return images.every((image) => image instanceof HTMLImageElement && image.complete);
}

/** Returns the lowest contrast of the pupil's visible words, except buttons, and their pixel count. */
async function worstContrast(page: Page) {
  const shown = await readPixels(await page.screenshot());
  const restore = await overrideStyles(
    page,
    '.pupil *, .pupil ::before { color: transparent !important; transition: none !important }',
  );
  const ground = await readPixels(await page.screenshot());
  await restore();
  const texts = await page
    .locator('.pupil :is(h2, .pupil-text, .book-phone, .open-now)')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const color = getComputedStyle(element).color;
        return { left, top, width, height, color };
      }),
    );
  const header = await page.locator('.site-header').evaluate((element) => element.clientHeight);
  let worst = 21;
  let pixels = 0;
  for (const { color, ...box } of texts) {
    const top = Math.max(box.top, header + 1);
    const place = { ...box, top, height: box.height - (top - box.top) };
    if (place.height <= 0) continue;
    const letters = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const changed = changedPixels(cutOut(shown, place), cutOut(ground, place));
    pixels += changed.length;
    for (const [, behind] of changed) worst = Math.min(worst, contrast(letters, behind));
  }
  return { ratio: worst, pixels };
}

test('tabbing into the pupil from above scrolls its first link into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await waitUntilHydrated(page, 'panes');
  await page.locator('#services a').last().focus();
  await page.keyboard.press('Tab');
  const first = page.locator('.pupil a').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      page.locator('#book').evaluate((book) => Math.abs(book.getBoundingClientRect().top)),
    )
    .toBeLessThan(0.35 * 900);
});

scriptlessTest(
  'without JavaScript, the eye is drawn and its words are readable',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/#book');
    await expect(page.locator('.pupil a').first()).toBeInViewport();
    const drawing = await page
      .locator('#book')
      .evaluate((book) => getComputedStyle(book, '::before').backgroundImage);
    expect(drawing).toContain('conic-gradient');
    expect((await worstContrast(page)).ratio).toBeGreaterThanOrEqual(7);
  },
);
