import { describeOpenState, openState } from '../../content/hours.ts';
import { practice } from '../../content/practice.ts';
import { services } from '../unit/content/all-entries.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, test } from './support/test.ts';

/** The beginning of an ordinary week. */
const monday = Date.parse('2026-11-16T00:00:00Z');

function lines(page: Page) {
  return page.locator('[data-open-now]').allTextContents();
}

/** What the line says at a moment, by the rules that have tests of their own. */
function lineAt(moment: Date) {
  return describeOpenState(openState(moment, practice.openingHours, practice.timeZone));
}

/** A minute in which the practice is open, and after which it is closed. */
function lastMinute(): Date {
  const week = Array.from(
    { length: 7 * 24 * 60 },
    (_, minute) => new Date(monday + minute * 60_000),
  );
  const isOpen = (moment: Date) => lineAt(moment).startsWith('Open');
  const found = week.find((moment, index) => {
    const next = week[index + 1];
    return isOpen(moment) && next && !isOpen(next);
  });
  if (!found) throw new Error('The practice never closes.');
  return found;
}

test('footer and book section say whether it is open, in the time of the practice', async ({
  browser,
}) => {
  const open = lastMinute();
  const closed = new Date(open.getTime() + 60_000);
  for (const timezoneId of [practice.timeZone, 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.clock.setFixedTime(open);
    await page.goto('/');
    await expect.poll(() => lines(page)).toEqual([lineAt(open), lineAt(open)]);
    await page.clock.setFixedTime(closed);
    await page.goto('/contact');
    await expect.poll(async () => new Set(await lines(page))).toEqual(new Set([lineAt(closed)]));
    await context.close();
  }
});

test('a page left open changes its line when the practice closes', async ({ page }) => {
  const open = lastMinute();
  await page.clock.install({ time: open });
  await page.goto('/contact');
  const line = page.locator('.site-footer [data-open-now]');
  await expect(line).toHaveText(lineAt(open));
  await page.clock.fastForward('02:00');
  await expect(line).toHaveText(lineAt(new Date(open.getTime() + 120_000)));
});

test('the server sends the line empty, and without JavaScript it takes no room', async ({
  browser,
  request,
}) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toMatch(/data-open-now=""[^>]*><\/p>/);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  await expect(page.locator('.site-footer [data-open-now]')).toBeHidden();
  await context.close();
});

test('the copyright year is the current one, also after New Year without a new build', async ({
  page,
}) => {
  for (const path of ['/contact', templates.guide]) {
    await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
    await page.goto(path);
    await expect(page.locator('[data-current-year]')).toHaveText('2031');
  }
});

test('the footer leads to pages, services, legal pages, phone and e-mail', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText([
    'Home',
    'Services',
    'Blog',
    'Eye Care Guides',
    'Contact',
    'Sitemap',
  ]);
  await expect(footer.locator('a[href^="/services/"]')).toHaveCount(Math.min(4, services.length));
  for (const start of ['tel:', 'mailto:', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href^="${start}"]`)).toHaveCount(1);
  }
});
