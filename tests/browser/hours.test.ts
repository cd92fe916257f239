import { exceptionPeriods } from '../../domain/hours/calendar.ts';
import { addDays, readClock } from '../../domain/hours/dates.ts';
import { openState } from '../../domain/hours/open-state.ts';
import { calendars } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const minute = 60_000;
const [calendar] = calendars;

/** Pages that show the open-now line in the footer and elsewhere. */
const pages = ['/', '/contact', ...(templates.emergency ? [templates.emergency] : [])];

/**
 * Returns the line of a location at a moment; unit tests cover its rules.
 * @throws if there is no such open location
 */
function lineAt(moment: Date, slug?: string): string {
  const found = calendars.find(({ location }) => !slug || location === slug);
  if (!found) throw new Error(`content/practice/locations has no open location ${slug}.`);
  return openState(moment, found).line;
}

/** Checks that every open-now line on a page is right for its location at a moment. */
async function expectLines(page: Page, moment: Date) {
  const places = page.locator('[data-open-now]');
  const slugs = await places.evaluateAll((all) =>
    all.map((place) => place.getAttribute('data-location') ?? undefined),
  );
  expect(slugs.length).toBeGreaterThan(0);
  await expect(places).toHaveText(slugs.map((slug) => lineAt(moment, slug)));
}

/**
 * Returns the last minute in which the practice is open before it closes.
 * @throws if it never closes
 */
function lastMinute(): Date {
  const monday = Date.parse('2026-11-16T00:00:00Z');
  const week = Array.from({ length: 7 * 24 * 60 }, (_, index) => new Date(monday + index * minute));
  const isOpen = (moment: Date) => lineAt(moment).startsWith('Open');
  const found = week.find((moment, index) => {
    const next = week[index + 1];
    return isOpen(moment) && next && !isOpen(next);
  });
  if (!found) throw new Error('The practice never closes in the week from November 16, 2026.');
  return found;
}

/** Returns the first full hour from noon on, in the practice's time zone. */
function noonOf(date: string): Date {
  const hours = Array.from(
    { length: 48 },
    (_, hour) => Date.parse(date) + (hour - 12) * 60 * minute,
  );
  const found = hours
    .map((time) => new Date(time))
    .find((moment) => {
      const clock = readClock(moment, calendar?.timeZone ?? 'UTC');
      return clock.date === date && clock.time >= '12:00';
    });
  if (!found)
    throw new Error(`No hour of ${date} is at or after noon in the practice's time zone.`);
  return found;
}

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('each line follows the practice’s time zone and changes at closing time', async ({
    page,
  }) => {
    const open = lastMinute();
    await page.clock.install({ time: open });
    await page.goto('/');
    await expectLines(page, open);
    await page.clock.fastForward('02:00');
    await expectLines(page, new Date(open.getTime() + 2 * minute));
  });

  const periods = calendar ? exceptionPeriods(calendar) : [];
  const closed = periods.find(({ hours }) => hours.length === 0);
  const special = periods.find(({ hours }) => hours.length > 0);
  for (const exception of [closed, special].filter((found) => found !== undefined)) {
    test(`on ${exception.from}, each page gives the reason for its special hours`, async ({
      page,
    }) => {
      const noon = noonOf(exception.from);
      await page.clock.setFixedTime(noon);
      for (const path of pages) {
        await page.goto(path);
        await expectLines(page, noon);
        const line = page.locator('.site-footer [data-open-now]').first();
        await expect(line).toContainText(exception.reason);
      }
    });
  }
});

test('a page that was built before a closing ends hides it the day after', async ({ page }) => {
  const lines = '[data-changes] [data-until]';
  const lastDays = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((line) => line.getAttribute('data-until') ?? ''));
  await page.goto('/contact');
  const last = (await lastDays(lines)).sort().at(-1) ?? '';
  test.skip(!last, 'No closing is planned.');
  await page.clock.setFixedTime(noonOf(last));
  await page.reload();
  await expect
    .poll(async () => new Set(await lastDays(`${lines}:visible`)))
    .toEqual(new Set([last]));
  await page.clock.setFixedTime(noonOf(addDays(last, 1)));
  await page.reload();
  await expect(page.locator('[data-changes]:visible')).toHaveCount(0);
});

scriptlessTest(
  'without JavaScript, the built closings are listed without an empty line',
  async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      for (const list of await page.locator('[data-changes]').all()) {
        const shown = await list.locator('[data-from]:visible').count();
        await expect(list).toBeVisible({ visible: shown > 0 });
        await expect(list.locator('.scriptless')).toBeVisible({ visible: shown > 0 });
      }
    }
    const lines = await page.locator('.site-footer [data-open-now]').all();
    expect(lines).toHaveLength(calendars.length);
    for (const line of lines) {
      await expect(line).toBeEmpty();
      await expect(line).toBeHidden();
    }
  },
);
