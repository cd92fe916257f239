import { expect, type Page, scriptlessTest, test } from '../../browser/support/test.ts';

// The site is built for October 17, 2026. The expected lines were written by hand from a calendar.
const taos = '[data-changes="taos"]';

const training = 'Monday, October 19: Closed (staff training)';
const conference = 'Thursday, October 29 - Monday, November 2: Closed (the conference)';
const thanksgiving = 'Thursday, November 26: Closed (Thanksgiving)';
const christmas = 'Thursday, December 24 - Monday, December 28: Closed (the holidays)';
const pickUp =
  'Tuesday, December 29: 10:00 AM - 12:00 PM, 1:00 PM - 3:00 PM (Pick-up of glasses only)';
const newYear = 'Wednesday, December 30 - Sunday, January 3: Closed (the holidays)';

const days: [day: string, noon: string, line: string, changes: string[]][] = [
  [
    'the day of the build',
    '2026-10-17T12:00:00-06:00',
    'Closed now. Exams and front desk open Tuesday at 10:00 AM.',
    [training, conference],
  ],
  [
    'Thanksgiving, 40 days later',
    '2026-11-26T12:00:00-07:00',
    'Closed for Thanksgiving. Exams and front desk open tomorrow at 8:30 AM.',
    [thanksgiving, christmas, newYear],
  ],
  [
    'December 28',
    '2026-12-28T12:00:00-07:00',
    'Closed for the holidays. Exams and front desk open tomorrow at 10:00 AM.',
    [christmas, pickUp, newYear],
  ],
  [
    'a Wednesday in February without anything',
    '2027-02-10T12:00:00-07:00',
    'Open now: front desk until 5:30 PM.',
    [],
  ],
];

/** Returns the visible lines of the list. */
function linesOf(page: Page): Promise<string[]> {
  return page
    .locator(`${taos} [data-from]:visible`)
    .evaluateAll((lines) =>
      lines.map((line) => [...line.children].map((part) => part.textContent).join(': ')),
    );
}

// The page uses the location's time zone, not the visitor's.
test.use({ timezoneId: 'Asia/Tokyo' });

for (const path of ['/', '/contact']) {
  for (const [day, noon, line, changes] of days) {
    test(`on ${day}, ${path} lists coming closings and says what is open`, async ({ page }) => {
      await page.clock.setFixedTime(noon);
      await page.goto(path);
      await expect(page.locator('[data-open-now]').first()).toHaveText(line);
      expect(await linesOf(page)).toEqual(changes);
      await expect(page.locator(taos)).toBeVisible({ visible: changes.length > 0 });
    });
  }
}

test('practice-wide hours don’t open a location on a weekday it is closed', async ({ page }) => {
  // On Thursday, Ocotillo Wells has hours and Taos has none. On Sunday, neither has any.
  await page.clock.setFixedTime('2026-10-18T12:00:00-06:00');
  await page.goto('/contact');
  const open = page.locator('[data-changes="ocotillo-wells"]');
  await expect(open).toContainText('Thursday, October 22');
  await expect(page.locator(taos)).not.toContainText('October 22');
  await expect(page.locator('main')).not.toContainText('Sunday fair');
});

scriptlessTest('without JavaScript, the list gives its date', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.locator(taos)).toContainText('As of Saturday, October 17');
  expect(await linesOf(page)).toEqual([training, conference]);
});

test('structured data has the same coming days as the page', async ({ page }) => {
  await page.goto('/contact');
  const held = await page
    .locator('[data-from]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-from')));
  const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
  const told = Array.from(graph?.matchAll(/"validFrom":"([^"]+)"/g) ?? [], ([, from]) => from);
  expect(new Set(told)).toEqual(new Set(held));
  expect(held).toContain('2027-11-25');
});
