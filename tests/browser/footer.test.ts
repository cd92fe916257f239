import { describeOpenState, openState } from '../../content/hours.ts';
import { office, openLocations } from '../../content/practice.ts';
import { services } from '../unit/content/all-entries.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

/** The beginning of an ordinary week. */
const monday = Date.parse('2026-11-16T00:00:00Z');

/** What the line of a location says at a moment, by the rules that have tests of their own. */
function lineAt(moment: Date, { schedules, timeZone } = office) {
  return describeOpenState(openState(moment, schedules.exams, timeZone));
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

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('footer and book section say whether it is open, in the time of the practice, until it closes', async ({
    page,
  }) => {
    const open = lastMinute();
    const lines = page.locator('[data-open-now]');
    await page.clock.install({ time: open });
    await page.goto('/');
    const expected = (moment: Date) => openLocations.map((place) => lineAt(moment, place));
    await expect(lines).toHaveText([...expected(open), ...expected(open)]);
    await page.clock.fastForward('02:00');
    const later = expected(new Date(open.getTime() + 120_000));
    await expect(lines).toHaveText([...later, ...later]);
  });
});

test('the server sends the line empty, and without JavaScript it takes no room', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact');
  const lines = page.locator('.site-footer [data-open-now]');
  await expect(lines).toHaveText(openLocations.map(() => ''));
  for (const line of await lines.all()) await expect(line).toBeHidden();
  await context.close();
});

test('the copyright year is the current one, also after New Year without a new build', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  for (const path of ['/contact', templates.guide]) {
    await page.goto(path);
    await expect(page.locator('[data-current-year]')).toHaveText('2031');
  }
});

test('the footer leads to pages, services, legal pages, phone and e-mail', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  const names = ['Home', 'Services', 'Blog', 'Eye Care Guides', 'Contact', 'Sitemap'];
  await expect(quick).toHaveText(names);
  await expect(footer.locator('a[href^="/services/"]')).toHaveCount(Math.min(4, services.length));
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(openLocations.length);
  for (const start of ['mailto:', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href^="${start}"]`)).toHaveCount(1);
  }
});
