import { isNightly } from '../../conditions.ts';
import { auditedPages, templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { findCollisions } from './find-collisions.ts';

/** Every page has the same header and footer. */
const [pages, parts] = isNightly ? [auditedPages, 'body'] : [[templates.contact], 'header, footer'];

for (const path of pages) {
  test(`on ${path}, no text lies on another and no word breaks, with small and large text`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('footer [data-open-now]').first()).not.toBeEmpty();
    const found: string[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const step of ['0', '3']) {
        await page.locator('html').evaluate(({ dataset }, chosen) => {
          dataset['comfort'] = chosen;
        }, step);
        const collisions = await findCollisions(page, parts);
        found.push(...collisions.map((each) => `${each} at ${width} px and step ${step}`));
      }
    }
    expect(found).toEqual([]);
  });
}
