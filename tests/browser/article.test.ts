import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Sources } from '../../content-model/schema/source.ts';
import { articles, entryAt, services } from './support/content.ts';
import { bookingHref, practice } from './support/practice.ts';
import { articlePage, templates } from './support/templates.ts';
import { expect, scriptlessTest, test } from './support/test.ts';

const guide = templates.guide ?? '';
const article = articlePage ?? '';

test('a guide shows its date, author, contents and related pages', async ({ page }) => {
  test.skip(!guide, 'The content has no guide.');
  const { record, text } = entryAt(guide);
  const { title, date, author = practice.team } = record;
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const header = page.locator('article header');
  const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(header).toContainText(`Published ${day}`);
  await expect(header).toContainText(`By ${author}`);
  await expect(header).toContainText(/\d+-minute read/);
  await expect(header.locator('time').first()).toHaveAttribute('datetime', date);
  const back = templates['blog index'] ?? '/helpful-links';
  const linkOf = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect(linkOf('Back to Articles')).toHaveAttribute('href', back);
  await expect(linkOf('Schedule an Appointment')).toHaveAttribute('href', bookingHref);
  const related = page.getByRole('region', { name: 'Related pages' }).getByRole('link');
  expect(await related.count()).toBeGreaterThanOrEqual(2);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  // Two headings need no contents.
  if (!/^## .*^## .*^## /ms.test(text)) return expect(contents).toHaveCount(0);
  const links = contents.getByRole('link');
  const headings = page.locator('.article-text').getByRole('heading', { level: 2 });
  await expect(links).toHaveText(await headings.allInnerTexts());
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await links.last().click();
  await expect(headings.last()).toBeInViewport();
  await expect.poll(async () => (await headings.last().boundingBox())?.y).toBeGreaterThan(bar);
});

test('on a phone, table cells are labeled with their columns', async ({ page }) => {
  const withTable = articles.find(({ text }) => /^\|[ -]+\|/m.test(text));
  test.skip(!withTable, 'No article has a table.');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(withTable?.path ?? '');
  const table = page.getByRole('region', { name: /^Table:/ }).first();
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  const cell = table.locator('td').nth(1);
  const column = await table.locator('th').nth(1).textContent();
  await expect(cell).toHaveAttribute('data-label', `${column}`);
  const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).not.toBe('none');
});

const sources: Sources = parse(readFileSync('content/sources.yaml', 'utf8'));

test('a number links to its source, which has its host, and on paper its URL', async ({ page }) => {
  const cited = [articles, services.filter(({ record }) => !record.triage)].flatMap((all) =>
    all.filter(({ record }) => record.sources?.length).slice(0, 1),
  );
  test.skip(cited.length === 0, 'No text has sources.');
  for (const { path } of cited) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const region = page.getByRole('region', { name: 'Sources' });
    await expect(page.getByText('general information, not an exam')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('general information, not an exam');
    const items = region.getByRole('listitem');
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const numbers = page.getByRole('main').getByRole('link', { name: /^Source \d+$/ });
    // A service's sources are folded; a number in the text unfolds them.
    if (!(await numbers.count())) await region.locator('summary').click();
    for (const number of (await numbers.all()).slice(-1)) {
      const item = items.nth(Number(await number.innerText()) - 1);
      await number.click();
      await expect(item).toHaveAttribute('id', `source-${await number.innerText()}`);
      await expect(item).toBeInViewport();
      expect((await item.boundingBox())?.y).toBeGreaterThan(header - 1);
    }
    const listed = (entryAt(path).record.sources ?? []).map((id) => sources[id]);
    const names = listed.map((source) => `${source?.organization}: ${source?.title}`);
    await expect(items).toContainText(names);
    for (const { title, url } of listed.flatMap((source) => (source?.url ? [source] : []))) {
      const name = `${title} (${new URL(`${url}`).host.replace('www.', '')})`;
      const link = items.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `${url}`);
    }
    await page.emulateMedia({ media: 'print' });
    for (const link of (await items.getByRole('link').all()).slice(0, 1)) {
      const printed = await link.evaluate((one) => getComputedStyle(one, '::after').content);
      expect(printed).toMatch(/attr\(href\)|https:/);
    }
  }
});

test('a page is shared, or its link copied, or it says why not', async ({ page, context }) => {
  test.skip(!article, 'The content has no article.');
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => {
      document.title = `shared ${data?.url}`;
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const status = page.locator('[data-island=copy-and-print]').getByRole('status');
  await page.goto(article);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page).toHaveTitle(new RegExp(`^shared https?://[^/]+${article}$`));
  await expect(status, 'after canceling').toHaveText('');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(`${article}?a=1`);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(status).toContainText('Link copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(article);
  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await copy.click();
  await expect(status).toContainText('address bar');
  await page.evaluate(() => Reflect.deleteProperty(window, 'print'));
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(status).toContainText('can’t print');
});

scriptlessTest('without JavaScript, buttons that need it are hidden', async ({ page }) => {
  scriptlessTest.skip(!article, 'The content has no article.');
  await page.goto(templates.timer ?? article);
  await expect(page.getByRole('main').locator('button:visible')).toHaveCount(0);
});
