import { closures, mainLocation, openLocations } from './support/practice.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Exceptions from the main location's week. */
const exceptions = [closures, mainLocation].flatMap((record) => [
  ...record.closures,
  ...record.specialHours,
]);

/** Returns the moment at which the main location's clock shows a date and a time, such as `17:00`. */
function momentAt(date: string, time: string): Date {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: mainLocation.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const first = Date.parse(`${date}T${time}Z`) - dayLength;
  const moments = Array.from(
    { length: 4 * 48 },
    (_, index) => new Date(first + index * 15 * minute),
  );
  const found = moments.find((moment) => clock.format(moment) === `${date} ${time}`);
  if (!found) throw new Error(`The clock of the main location never shows ${date} ${time}.`);
  return found;
}

/** Returns a usual day on which the main location is open, and the time at which the last of it closes. */
function closingTime(): { date: string; closes: string } {
  const monday = Date.parse('2027-03-01');
  for (let day = 0; day < 28; day += 1) {
    const moment = new Date(monday + day * dayLength);
    const date = moment.toISOString().slice(0, 10);
    const weekday = moment.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
    const { exams, desk } = mainLocation.schedules;
    const hours = [...exams, ...desk].filter(({ days }) => days.includes(weekday));
    const closes = hours
      .map((range) => range.closes)
      .sort()
      .at(-1);
    const isUsual = exceptions.every(({ from, until = from }) => date < from || date > until);
    if (closes && isUsual) return { date, closes };
  }
  throw new Error('The main location is never open in March 2027.');
}

function openNowLine(page: Page) {
  return page.locator('.site-footer [data-open-now]').first();
}

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the line follows the practice’s clock, and gives the reason for special hours', async ({
    page,
  }) => {
    const { date, closes } = closingTime();
    const closing = momentAt(date, closes);
    await page.clock.install({ time: new Date(closing.getTime() - minute) });
    await page.goto('/contact');
    await expect(openNowLine(page)).toHaveText(/^Open now: .* until /);
    await page.clock.fastForward('02:00');
    await expect(openNowLine(page)).toHaveText(/^Closed now/);
    const special = [closures.closures[0], closures.specialHours[0]];
    for (const { from, reason } of special.filter((exception) => exception !== undefined)) {
      await page.clock.setFixedTime(momentAt(from, '12:00'));
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await expect(openNowLine(page), from).toContainText(reason);
    }
  });
});

test('a page that was built before a closing ends hides it the day after, and has the current year', async ({
  page,
}) => {
  const lines = '[data-changes] [data-until]';
  const lastDays = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((line) => line.getAttribute('data-until') ?? ''));
  await page.goto('/contact');
  const last = (await lastDays(lines)).sort().at(-1) ?? '';
  test.skip(!last, 'No closing is planned.');
  await page.clock.setFixedTime(momentAt(last, '12:00'));
  await page.reload();
  await expect
    .poll(async () => new Set(await lastDays(`${lines}:visible`)))
    .toEqual(new Set([last]));
  await page.clock.setFixedTime(new Date(momentAt(last, '12:00').getTime() + dayLength));
  await page.reload();
  await expect(page.locator('[data-changes]:visible')).toHaveCount(0);
  await page.clock.setFixedTime(new Date('2041-07-01T12:00:00Z'));
  await page.reload();
  await expect(page.locator('[data-current-year]')).toHaveText('2041');
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
    expect(lines).toHaveLength(openLocations.length);
    for (const line of lines) {
      await expect(line).toBeEmpty();
      await expect(line).toBeHidden();
    }
  },
);
