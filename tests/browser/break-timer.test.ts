import { articles } from '../unit/content/all-entries.ts';
import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { expect, type Page, test } from './support/test.ts';

const timed = articles.find(({ entry }) => entry.record.tool?.name === 'break-timer');
const guide = timed?.path ?? '';

test.skip(!timed, 'No article has the timer.');
const minute = 60 * 1000;

async function openTimer(page: Page) {
  await page.clock.install();
  await page.goto(guide);
  const timer = page.getByRole('region', { name: '20-minute timer' });
  await timer.scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'break-timer');
  await stopClock(page);
  return timer;
}

test('the timer stands at the end of the section that explains the rule', async ({ page }) => {
  await page.goto(guide);
  const headings = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((all) => all.map(({ id }) => id));
  const sections = timed?.entry.body.sections.map(({ id }) => id) ?? [];
  const rule = sections.indexOf(timed?.entry.record.tool?.after ?? '');
  const timer = headings.indexOf('break-timer');
  expect(headings.slice(0, timer)).toContain(sections[rule]);
  expect(headings.slice(0, timer)).not.toContain(sections[rule + 1]);
  if (rule + 1 < sections.length) expect(headings[timer + 1]).toBe(sections[rule + 1]);
});

test('it counts twenty minutes, asks for a look into the distance, and begins again', async ({
  page,
}) => {
  const timer = await openTimer(page);
  const clock = timer.getByRole('timer');
  const status = timer.getByRole('status');
  const title = await page.title();
  await timer.getByRole('button', { name: 'Start timer' }).click();
  await page.clock.runFor(minute);
  await expect(clock).toHaveText('19:00');
  await page.clock.runFor(19 * minute);
  await expect(status).toContainText('20 feet');
  await expect(page).toHaveTitle(`Look up: ${title}`);
  await page.clock.runFor(20_000);
  await expect(clock).toHaveText('20:00');
  await expect(page).toHaveTitle(title);
});

test('it pauses, continues and starts over', async ({ page }) => {
  const timer = await openTimer(page);
  const clock = timer.getByRole('timer');
  await timer.getByRole('button', { name: 'Start timer' }).click();
  await page.clock.runFor(5 * minute);
  await timer.getByRole('button', { name: 'Pause timer' }).click();
  await page.clock.runFor(5 * minute);
  await expect(clock).toHaveText('15:00');
  await timer.getByRole('button', { name: 'Continue timer' }).click();
  await page.clock.runFor(minute);
  await expect(clock).toHaveText('14:00');
  await timer.getByRole('button', { name: 'Reset timer' }).click();
  await expect(clock).toHaveText('20:00');
  await expect(timer.getByRole('button')).toHaveCount(1);
  await expect(timer.getByRole('button', { name: 'Start timer' })).toBeFocused();
});

test('a tab whose timers slept is right at its next look', async ({ page }) => {
  const timer = await openTimer(page);
  await timer.getByRole('button', { name: 'Start timer' }).click();
  await page.clock.fastForward(12 * minute);
  await expect(timer.getByRole('timer')).toHaveText('8:00');
});

test('it speaks when something changes, not every second', async ({ page }) => {
  const timer = await openTimer(page);
  await timer.getByRole('button', { name: 'Start timer' }).click();
  const status = timer.getByRole('status');
  const changes = await status.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  await page.clock.runFor(20 * minute + 20_500);
  await expect(timer.getByRole('timer')).toHaveText(/^(20:00|19:59)$/);
  expect((await changes.jsonValue()).length).toBe(2);
});

test('without JavaScript no timer is offered', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.locator('.break-timer')).toBeHidden();
  await context.close();
});
