import { isNightly } from '../../conditions.ts';
import { stopClock, untilAtLeisure } from '../support/islands.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from '../support/test.ts';
import { measureContrast } from './text-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const overPanes = '[data-page]:not(#home, #book), #root > header';
const inPupil = '[data-pupil] :is(h2, .pupil-link, .book-phone, [data-open-now])';
/** The distance between two measurements, in screen heights. */
const step = isNightly ? 0.6 : 3;

/** By day, the narrow screen, whose words cover most of the pictures, with the darker ones. */
const views = [
  ['dark', 390],
  ['light', 390],
  ['dark', 1440],
  ['light', 1440],
] as const;

for (const [colorScheme, width] of isNightly ? views : views.slice(0, 1)) {
  test(`at ${width} px, ${colorScheme}, text over pictures has contrast`, async ({ page }) => {
    test.slow(isNightly);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.clock.install();
    await page.goto('/');
    await untilAtLeisure(page);
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-panes-of] picture[style*="opacity"]').nth(3)).toBeAttached();
    await stopClock(page);
    const found: string[] = [];
    let wordsInPupil = 0;
    for (const { top, isEye } of await placesToMeasure(page)) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // By night first during a fast scroll, with the previous panes still visible; then at rest.
      for (const milliseconds of isNightly ? [150, 1500] : [1500]) {
        await page.clock.runFor(milliseconds);
        const { faint, seen } = await (isEye
          ? measureContrast(page, inPupil, 7)
          : measureContrast(page, overPanes));
        if (isEye) wordsInPupil += seen;
        found.push(...faint.map((line) => `${line} at ${top} after ${milliseconds} ms`));
      }
    }
    expect(found).toEqual([]);
    expect(wordsInPupil).toBeGreaterThan(isNightly ? 10 : 5);
  });
}

/** Returns scroll positions: at equal distances, where each section's words enter, and around the eye. */
function placesToMeasure(page: Page): Promise<{ top: number; isEye: boolean }[]> {
  return page.locator('[data-page]:not(#home)').evaluateAll((sections, share) => {
    const boxes = sections.map((section) => section.getBoundingClientRect());
    const eye = boxes.at(-1)?.top ?? 0;
    const count = Math.ceil(eye / (innerHeight * share));
    const regular = Array.from({ length: count }, (_, index) => innerHeight * share * index);
    const entrances = sections.map((section) => {
      const words = section.querySelector('p, h2')?.getBoundingClientRect();
      return Math.max(0, (words?.bottom ?? 0) - innerHeight + 10);
    });
    const around = [1, 0.7, 0.9, 1.2]
      .slice(0, share < 1 ? 4 : 2)
      .map((part) => eye - innerHeight * (1 - part));
    return [...[...regular, ...entrances].toSorted((one, other) => one - other), ...around].map(
      (top, index) => ({ top, isEye: index >= regular.length + entrances.length }),
    );
  }, step);
}

scriptlessTest('without JavaScript, the words in the eye are readable', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#book');
  await expect(page.locator('[data-pupil] a').first()).toBeInViewport();
  const { faint, seen } = await measureContrast(page, inPupil, 7);
  expect(faint).toEqual([]);
  expect(seen).toBeGreaterThan(1);
});
