import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { findViolationsAtWidths } from './audit.ts';

async function findInTemplates(page: Page, ignored: string[] = []): Promise<string[]> {
  const found: string[] = [];
  for (const path of Object.values(templates)) {
    await page.goto(path);
    found.push(...(await findViolationsAtWidths(page, path, ignored)));
  }
  return found;
}

test('in forced colors, at every width, no kind of page has a violation', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // The visitor's system picks the colors, while scripts are told the page's own.
  expect(await findInTemplates(page, ['color-contrast'])).toEqual([]);
});

for (const step of ['1', '2', '3']) {
  test(`in step ${step} of Comfort view, at every width, no kind of page has a violation`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('comfort-view', value), step);
    expect(await findInTemplates(page)).toEqual([]);
  });
}
