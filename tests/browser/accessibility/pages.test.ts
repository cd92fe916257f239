import type { Page } from '@playwright/test';
import { isNightly } from '../../conditions.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { overrideStyles } from '../support/override-styles.ts';
import { auditedPages, pagesWithOwnStyles } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { findViolations, findViolationsAtWidths } from './audit.ts';
import { findMoving } from './find-moving.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow(isNightly, 'Each page is audited at three widths.');

const strictContrast = 'color-contrast-enhanced';

/** Rules that a larger step of Comfort view can affect: contrast and sizes. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

/** Rules that dark mode can affect: colors. */
const colorRules = { only: ['color-contrast', 'link-in-text-block'] };

/** The text spacing of WCAG 1.4.12, as a user style sheet. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const path of auditedPages) {
  const isApart = isNightly || pagesWithOwnStyles.includes(path);
  const further = isApart ? ' in any view' : '';

  test(`${path} has no violation or cut-off text${further}`, async ({ page }) => {
    await page.goto(path);
    await waitUntilHydrated(page, 'main-navigation');
    // Axe allows a second h1.
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await findMoving(page), 'moves despite reduced motion').toEqual([]);
    expect(await findViolationsAtWidths(page, path)).toEqual([]);
    const restore = await overrideStyles(page, wideSpacing);
    expect(await findCutOff(page)).toEqual([]);
    await restore();
    if (!isApart) return;
    await chooseStep(page, '3');
    expect(await findCutOff(page), 'step 3').toEqual([]);
    expect(await findViolations(page, sizeRules), 'step 3').toEqual([]);
    await chooseStep(page, '0');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findViolationsAtWidths(page, 'in dark mode', colorRules)).toEqual([]);
  });

  if (!isNightly) continue;

  test(`${path} has no violation in Comfort view, where contrast is 7:1`, async ({ page }) => {
    await page.goto(path);
    await chooseStep(page, '1');
    const strict = { also: [strictContrast] };
    expect(await findViolationsAtWidths(page, 'step 1', strict)).toEqual([]);
  });

  test(`${path} has no violation in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    // The visitor's system sets the colors, but scripts still see the page's own.
    const without = ['color-contrast'];
    expect(await findViolationsAtWidths(page, 'forced colors', { without })).toEqual([]);
  });
}

async function chooseStep(page: Page, step: string) {
  await page.evaluate((value) => {
    document.documentElement.dataset['comfort'] = value;
  }, step);
}

/** Returns text that a box cuts off, and by how much the page is wider than the screen. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function isBeyond(words: Element, edge: DOMRect) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const { right, bottom } = range.getBoundingClientRect();
      return right > edge.right + 1 || bottom > edge.bottom + 1;
    }
    const cut = [...document.querySelectorAll('body *')].flatMap((box) => {
      const edge = box.getBoundingClientRect();
      // Boxes of one pixel hold text for screen readers.
      if (edge.width <= 1 || !/hidden|clip/.test(getComputedStyle(box).overflow)) return [];
      return [box, ...box.querySelectorAll(':not(.sr-only)')]
        .filter((words) => words.childElementCount === 0 && words.textContent?.trim())
        .filter((words) => words.checkVisibility() && isBeyond(words, edge))
        .map((words) => `${words.textContent} is cut off`);
    });
    const overflow = document.documentElement.scrollWidth - innerWidth;
    return overflow > 0 ? [...cut, `${overflow} px too wide`] : cut;
  });
}
