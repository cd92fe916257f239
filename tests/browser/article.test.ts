import { expect, test } from '@playwright/test';
import { articles, entryAt } from './support/content.ts';
import { bookingHref, categories, practice } from './support/practice.ts';
import { templates } from './support/templates.ts';

const { guide } = templates;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Guides and posts by category, oldest first. */
const rows = [...Map.groupBy(articles, ({ record }) => record.category)]
  .filter(([id]) => id !== undefined)
  .map(([id, members]) => ({
    title: categories.find((category) => category.id === id)?.title ?? '',
    paths: members
      .toSorted((one, other) => one.record.date.localeCompare(other.record.date))
      .map(({ path }) => path),
  }));

test('a guide shows its date, author, contents and related pages', async ({ page }) => {
  const { title, date } = entryAt(guide).record;
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const header = page.locator('article header');
  await expect(header).toContainText(`Published ${longDate.format(new Date(date))}`);
  await expect(header).toContainText(`By ${practice.team}`);
  await expect(header).toContainText(/\d+-minute read/);
  await expect(header.locator('time').first()).toHaveAttribute('datetime', date);
  const main = page.getByRole('main');
  for (const [name, target] of [
    ['Back to Articles', '/blog'],
    ['Schedule an Appointment', bookingHref],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', target);
  }
  const related = page.getByRole('region', { name: 'Related pages' }).getByRole('link');
  expect(await related.count()).toBeGreaterThanOrEqual(2);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const headings = page.locator('.article-text').getByRole('heading', { level: 2 });
  await expect(links).toHaveText(await headings.allInnerTexts());
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await links.nth(1).click();
  await expect(headings.nth(1)).toBeInViewport();
  await expect.poll(async () => (await headings.nth(1).boundingBox())?.y ?? 0).toBeGreaterThan(bar);
});

test('an article links to the previous and next one in its category', async ({ page }) => {
  const { title, paths } = rows.find((row) => row.paths.length > 1) ?? { title: '', paths: [] };
  test.skip(paths.length === 0, 'No category has two articles.');
  await page.goto(templates.post);
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Blog' });
  await expect(back).toHaveAttribute('href', '/blog');
  const neighbors = page.getByRole('navigation', { name: `More in ${title}` });
  await page.goto(paths.at(-1) ?? '');
  await expect(neighbors.getByRole('link', { name: /Next/ })).toHaveCount(0);
  await neighbors.getByRole('link', { name: /Previous/ }).click();
  await expect(page).toHaveURL(paths.at(-2) ?? '');
  await neighbors.getByRole('link', { name: /Next/ }).click();
  await expect(page).toHaveURL(paths.at(-1) ?? '');
});

test('on a phone, table cells are labeled with their columns', async ({ page }) => {
  const withTable = articles.find(({ text }) => /^\|[ -]+\|/m.test(text));
  test.skip(!withTable, 'No article has a table.');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(withTable?.path ?? '');
  const table = page.getByRole('region', { name: /^Table:/ }).first();
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  const cell = table.locator('td').nth(1);
  await expect(cell).toHaveAttribute(
    'data-label',
    `${await table.locator('th').nth(1).textContent()}`,
  );
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).not.toBe('none');
});
