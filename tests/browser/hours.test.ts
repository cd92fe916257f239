import { openState } from '../../domain/hours/calendar.ts';
import { isNightly } from '../conditions.ts';
import { htmlOf } from './support/html-of.ts';
import { calendars, closures, mainLocation, momentWhen, quarterHour } from './support/practice.ts';
import { expect, test } from './support/test.ts';

const day = 86_400_000;

/** Returns the moment at which the main location's clock shows noon of a date. */
function noonOf(date: string): Date {
  const utc = new Date(`${date}T12:00:00Z`);
  const shown = utc.toLocaleString('sv-SE', { timeZone: mainLocation.timeZone });
  return new Date(2 * utc.getTime() - Date.parse(`${shown}Z`));
}

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the line follows the practice’s clock and special hours', async ({ page }) => {
    const line = page.locator('main [data-open-now]:not([data-says])').first();
    const main = calendars.slice(0, 1);
    const isOpen = (time: number) => main.some((one) => openState(new Date(time), one).isOpen);
    const closes = momentWhen((at) => !isOpen(+at) && isOpen(+at - quarterHour)) ?? 0;
    await page.clock.install({ time: +closes - quarterHour });
    await page.goto('/contact');
    await expect(line).toHaveText(/^Open now: .* until\s/);
    await page.clock.fastForward('16:00');
    await expect(line).toHaveText(/^(?:Exams|We answer)/);
    const special = [closures.closures[0], closures.specialHours[0]];
    for (const { from, reason } of special.filter((exception) => exception !== undefined)) {
      await page.clock.setFixedTime(noonOf(from));
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      await expect(line, from).toContainText(reason);
    }
    await page.clock.setFixedTime(noonOf('2040-12-31'));
    await page.goto('/contact');
    await expect(page.locator('[data-current-year]'), 'is the practice’s').toHaveText('2040');
  });
});

test('a page built before a closing ends hides it the day after', async ({ page, request }) => {
  const html = await htmlOf(request, '/contact');
  const [last = ''] = Array.from(html.matchAll(/data-until="([^"]*)"/g), ([, until]) => until)
    .sort()
    .slice(-1);
  test.skip(!last, 'No closing is planned.');
  const noon = noonOf(last).getTime();
  await page.clock.setFixedTime(noon);
  await page.goto('/contact');
  const lines = page.locator('[data-changes] [data-until]:visible');
  const shown = () =>
    lines.evaluateAll((all) => [...new Set(all.map((line) => line.getAttribute('data-until')))]);
  await expect.poll(shown).toEqual([last]);
  await page.clock.setFixedTime(noon + day);
  for (const path of isNightly ? ['/', '/contact'] : ['/contact']) {
    await page.goto(path);
    await expect(page.locator('html[data-phone]')).toBeAttached();
    await expect(page.locator('[data-changes]:visible')).toHaveCount(0);
  }
});
