import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { findViolationsAtWidths } from './audit.ts';

const strictContrast = 'color-contrast-enhanced';

/** What a larger step can change: the size of things. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

/** Every mode of one page, without loading it anew. */
async function findInModes(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(path);
  // The visitor's system picks the colors, while scripts are told the page's own.
  const without = ['color-contrast'];
  const found = await findViolationsAtWidths(page, `${path} in forced colors`, { without });
  await page.emulateMedia({ forcedColors: 'none' });
  for (const step of ['1', '2', '3']) {
    await page.evaluate((value) => {
      document.documentElement.dataset['comfort'] = value;
    }, step);
    const choice = step === '1' ? { also: [strictContrast] } : sizeRules;
    found.push(...(await findViolationsAtWidths(page, `${path} in step ${step}`, choice)));
  }
  return found;
}

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: no violation in forced colors, nor in a step of Comfort view, where contrast is 7:1`, async ({
    page,
  }) => {
    expect(await findInModes(page, path)).toEqual([]);
  });
}
