import type { Page } from '@playwright/test';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { isNightly } from '../support/nightly.ts';
import { overrideStyles } from '../support/override-styles.ts';
import { auditedPages, pagesWithOwnStyles } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { findViolations, findViolationsAtWidths } from './audit.ts';
import { findMoving } from './find-moving.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});
test.slow(isNightly, 'Each page is judged at three widths.');

const strictContrast = 'color-contrast-enhanced';

/** What a larger step of Comfort view can change: the size of things. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

/** What the dark can change: colors. */
const colorRules = { only: ['color-contrast', 'link-in-text-block'] };

/** WCAG 1.4.12, as a visitor's own style sheet says it. */
const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const path of auditedPages) {
  const isApart = isNightly || pagesWithOwnStyles.includes(path);
  const further = isApart ? ', in Comfort view and in the dark' : '';

  test(`${path} has no violation at any width${further}, and wider text spacing cuts nothing off`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitUntilHydrated(page, 'main-navigation');
    // Axe asks for one of each, and lets a second heading pass.
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await findMoving(page), 'moves for who prefers no motion').toEqual([]);
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
    expect(await findViolationsAtWidths(page, 'in the dark', colorRules)).toEqual([]);
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
    // The visitor's system picks the colors, while scripts are told the page's own.
    const without = ['color-contrast'];
    expect(await findViolationsAtWidths(page, 'forced colors', { without })).toEqual([]);
  });
}

async function chooseStep(page: Page, step: string) {
  await page.evaluate((value) => {
    document.documentElement.dataset['comfort'] = value;
  }, step);
}

/** Words that a box cuts off, and how much wider than the screen the page is. */
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
      // What is one pixel wide is meant for screen readers.
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
