import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { findViolationsAtWidths, type RuleChoice } from './audit.ts';

async function findInTemplates(page: Page, choice: RuleChoice = {}): Promise<string[]> {
  const found: string[] = [];
  for (const path of Object.values(templates)) {
    await page.goto(path);
    found.push(...(await findViolationsAtWidths(page, path, choice)));
  }
  return found;
}

test('in forced colors, at every width, no kind of page has a violation', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // The visitor's system picks the colors, while scripts are told the page's own.
  expect(await findInTemplates(page, { without: ['color-contrast'] })).toEqual([]);
});

const strictContrast = 'color-contrast-enhanced';

/** What a step can change that the one before it has not: the size of things. */
const sizeRules = { only: [strictContrast, 'target-size', 'scrollable-region-focusable'] };

for (const step of ['1', '2', '3']) {
  test(`in step ${step} of Comfort view, at every width, no kind of page has a violation, and contrast is 7:1`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('comfort-view', value), step);
    const choice = step === '1' ? { also: [strictContrast] } : sizeRules;
    expect(await findInTemplates(page, choice)).toEqual([]);
  });
}
