import { findViolations } from './accessibility/audit.ts';
import { hydrate, startClock, stopClock } from './support/islands.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const guide = templates.timer ?? '';

test.skip(!guide, 'No article has the timer.');
const minute = 60 * 1000;

test('the timer counts, asks for a break, restarts and stops', async ({ page }) => {
  await page.clock.install();
  await page.goto(guide);
  const timer = page.getByRole('region', { name: '20-minute timer' });
  await hydrate(page, 'break-timer');
  await stopClock(page);
  const clock = timer.getByRole('timer');
  const press = (name: string) => timer.getByRole('button', { name }).click();
  const title = await page.title();
  await press('Start timer');
  await page.clock.runFor(minute);
  await expect(clock).toHaveText('19:00');
  // A tab whose timers were suspended shows the right time again. Seconds are rounded up.
  await page.clock.fastForward(18 * minute);
  await page.clock.runFor(750);
  await expect(clock).toHaveText('1:00');
  await page.clock.runFor(250);
  await expect(clock).toHaveText('0:59');
  await page.clock.fastForward(59_000);
  await expect(timer.getByRole('status')).toContainText('20 feet');
  await expect(timer.getByRole('status'), 'is silent otherwise').not.toContainText(':');
  await expect(page).toHaveTitle(`Look up: ${title}`);
  await page.clock.runFor(20_000);
  await expect(clock).toHaveText('20:00');
  await expect(page).toHaveTitle(title);
  // After a day of sleep, the cycle is where it would have been.
  await page.clock.fastForward('24:00:00');
  await page.clock.runFor(250);
  await expect(clock).toHaveText('3:20');
  await press('Stop timer');
  await expect(clock).toHaveText('20:00');
  await expect(timer.getByRole('button', { name: 'Start timer' })).toBeFocused();
  await press('Start timer');
  await page.clock.setSystemTime(0);
  await page.clock.runFor(1000);
  await expect(clock, 'of a clock that was set back').toHaveText('20:00');
  await startClock(page);
  expect(await findViolations(page, { within: ['.break-timer'] })).toEqual([]);
});
