import { isNightly } from '../../conditions.ts';
import { stopClock, untilAtLeisure } from '../support/islands.ts';
import { expect, type Page, scriptlessTest, quietTest as test } from '../support/test.ts';
import { measureContrast } from './text-contrast.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const overPanes = '[data-page]:not(#home, #book), #root > header';
const inPupil = '[data-pupil] :is(h2, .pupil-link, .book-phone, [data-open-now])';
/** By day, the narrow screen, whose words cover most of the pictures, with the darker ones. */
const views = ['dark 390', 'light 390', 'dark 1440', 'light 1440'] as const;

for (const view of isNightly ? views : views.slice(0, 1)) {
  test(`${view} px wide, text over pictures has contrast`, async ({ page }) => {
    test.slow(isNightly);
    await page.emulateMedia({ colorScheme: view.startsWith('dark') ? 'dark' : 'light' });
    await page.setViewportSize({ width: Number(view.split(' ')[1]), height: 844 });
    await page.clock.install();
    await page.goto('/');
    await untilAtLeisure(page);
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-panes-of] picture[style*="opacity"]').nth(3)).toBeAttached();
    await stopClock(page);
    const found: string[] = [];
    let wordsInPupil = 0;
    const { onPanes, inEye } = await placesToMeasure(page);
    for (const top of [...onPanes, ...inEye]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // By night first during a fast scroll, with the previous panes still visible; then at rest.
      for (const milliseconds of isNightly ? [150, 1500] : [1500]) {
        await page.clock.runFor(milliseconds);
        const isEye = inEye.includes(top);
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

/** Returns scroll positions: where each section's words enter, by night also at equal distances; and around the eye. */
function placesToMeasure(page: Page): Promise<{ onPanes: number[]; inEye: number[] }> {
  return page.locator('[data-page]:not(#home)').evaluateAll((sections, isThorough) => {
    const eye = sections.at(-1)?.getBoundingClientRect().top ?? 0;
    const onPanes = sections.map((section) => {
      const words = section.querySelector('p, h2')?.getBoundingClientRect();
      return Math.max(0, (words?.bottom ?? 0) - innerHeight + 10);
    });
    for (let top = 0; isThorough && top < eye; top += innerHeight * 0.6) onPanes.push(top);
    const shares = isThorough ? [0, 0.3, 0.1, -0.2] : [0, 0.3];
    const inEye = shares.map((share) => eye - innerHeight * share);
    return { onPanes: onPanes.sort((one, other) => one - other), inEye };
  }, isNightly);
}

scriptlessTest('without JavaScript, the eye’s words are readable @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#book');
  await expect(page.locator('[data-pupil] a').first()).toBeInViewport();
  const { faint, seen } = await measureContrast(page, inPupil, 7);
  expect(faint).toEqual([]);
  expect(seen).toBeGreaterThan(1);
});
