import { openState } from '../../domain/hours/calendar.ts';
import {
  calendars,
  closures,
  mainLocation,
  momentWhen,
  openLocations,
  quarterHour,
} from './support/practice.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const hour = 3_600_000;

/** Returns the moment at which the main location's clock shows a date and a full hour. */
function momentAt(date: string, time: string): Date {
  const { timeZone } = mainLocation;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const around = Array.from({ length: 60 }, (_, index) => index - 30);
  const moments = around.map((hours) => new Date(Date.parse(`${date}T${time}Z`) + hours * hour));
  return moments.find((moment) => clock.format(moment) === `${date} ${time}`) ?? new Date(0);
}

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the line follows the practice’s clock and special hours', async ({ page }) => {
    const line = page.locator('main [data-open-now]:not([data-says])').first();
    const [main] = calendars;
    const isOpen = (time: number) => main !== undefined && openState(new Date(time), main).isOpen;
    const closes = momentWhen((at) => !isOpen(+at) && isOpen(+at - quarterHour)) ?? 0;
    await page.clock.install({ time: +closes - quarterHour });
    await page.goto('/contact');
    await expect(line).toHaveText(/^Open now: .* until\s/);
    await page.clock.fastForward('16:00');
    await expect(line).toHaveText(/^(?:Exams|We answer)/);
    const special = [closures.closures[0], closures.specialHours[0]];
    for (const { from, reason } of special.filter((exception) => exception !== undefined)) {
      await page.clock.setFixedTime(momentAt(from, '12:00'));
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await expect(line, from).toContainText(reason);
    }
    await page.clock.setFixedTime(momentAt('2040-12-31', '12:00'));
    await page.goto('/contact');
    await expect(page.locator('[data-current-year]'), 'is the practice’s').toHaveText('2040');
  });
});

test('a page built before a closing ends hides it the day after', async ({ page }) => {
  const lastDays = (page: Page, state = '') =>
    page
      .locator(`[data-changes] [data-until]${state}`)
      .evaluateAll((all) => all.map((line) => line.getAttribute('data-until') ?? ''));
  await page.goto('/contact');
  const last = (await lastDays(page)).sort().at(-1) ?? '';
  test.skip(!last, 'No closing is planned.');
  const noon = momentAt(last, '12:00').getTime();
  await page.clock.setFixedTime(noon);
  await page.reload();
  const shown = async () => new Set(await lastDays(page, ':visible'));
  await expect.poll(shown).toEqual(new Set([last]));
  await page.clock.setFixedTime(noon + 24 * hour);
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    await expect(page.locator('html[data-phone]')).toBeAttached();
    await expect(page.locator('[data-changes]:visible')).toHaveCount(0);
  }
  await page.clock.setFixedTime(new Date('2041-07-01T12:00:00Z'));
  await page.reload();
  await expect(page.locator('[data-current-year]')).toHaveText('2041');
});

scriptlessTest('without JavaScript, closings have no empty line', async ({ page }) => {
  await page.goto('/contact');
  for (const list of await page.locator('[data-changes]').all()) {
    const shown = await list.locator('[data-from]:visible').count();
    await expect(list).toBeVisible({ visible: shown > 0 });
    await expect(list.locator('> p')).toBeVisible({ visible: shown > 0 });
  }
  const lines = page.locator('#root > footer [data-open-now]');
  await expect(lines).toHaveCount(openLocations.length);
  await expect(lines.filter({ visible: true })).toHaveCount(0);
});
