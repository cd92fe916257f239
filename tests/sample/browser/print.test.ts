import { expect, type Page, test } from '@playwright/test';
import { articles, services } from '../../browser/support/content.ts';
import { isNightly } from '../../conditions.ts';

/** Longest first. Outside of nightly runs, only the longest article is printed, and only on Letter. */
const texts = articles
  .toSorted((one, other) => other.text.length - one.text.length)
  .map(({ path }) => path);
const printed = isNightly ? [...texts, ...services.map(({ path }) => path)] : texts.slice(0, 1);
const withAllSigns = services.filter(({ record }) => record.triage).map(({ path }) => path);
const formats = isNightly ? (['Letter', 'A4'] as const) : (['Letter'] as const);

test('articles print on two pages, services on three, the list of all signs on six', async ({
  page,
}) => {
  test.slow();
  const long: string[] = [];
  for (const path of [...withAllSigns, ...printed]) {
    const most = withAllSigns.includes(path) ? 6 : texts.includes(path) ? 2 : 3;
    await page.goto(path);
    for (const format of formats) {
      const count = await countPages(page, format);
      if (count > most) long.push(`${path} on ${format}: ${count}`);
    }
  }
  expect(long).toEqual([]);
  await page.goto('/');
  expect(await countPages(page, 'Letter'), 'the home page').toBeLessThanOrEqual(2);
});

/** Returns the number of sheets that the browser prints this page on. */
async function countPages(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
