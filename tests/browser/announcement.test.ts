import type { Locator } from '@playwright/test';
import { findViolations } from './accessibility/audit.ts';
import { outsideSafeArea } from './accessibility/find-faults.ts';
import { dialogOf, isAnnouncing, openHome } from './support/announcement.ts';
import { htmlOf } from './support/html-of.ts';
import { hydrate, passTime, stopClock, untilAtLeisure } from './support/islands.ts';
import { overrideStyles } from './support/override-styles.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

test.beforeEach(async ({ request }) => test.skip(!(await isAnnouncing(request)), 'no news'));

/** Checks that an element has all words of the announcement. */
async function expectNews(page: Page, element: Locator) {
  const island = page.locator('[data-island="announcement-dialog"]');
  const { heading, text, place } = JSON.parse((await island.getAttribute('data-props')) ?? '{}');
  for (const part of [heading, text, place?.locality, place?.address, place?.email])
    await expect(element).toContainText(part ?? '');
  return place;
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const hiddenOf = (page: Page) => page.locator('[aria-hidden="true"]:has(a, button)');
const dismissButton = (page: Page) => page.locator('.announcement-end button');

test('the announcement opens 1.5 s after load @timed', async ({ page, browserName }) => {
  // Notes when each timer is due after the load event, and doesn't wait for it.
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    const due: number[] = [];
    const shortly = (start: () => void, milliseconds = 0) => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { loadEventStart = 0 } = navigation as PerformanceNavigationTiming;
      due.push(Math.round(performance.now() + milliseconds - loadEventStart));
      return wait(start, Math.min(milliseconds, 20));
    };
    Object.assign(globalThis, { due, setTimeout: shortly });
  });
  await page.goto('/');
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName(`${await page.locator('#news-heading').textContent()}`);
  const place = await expectNews(page, dialog);
  const links = dialog
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const mail = place ? [`mailto:${place.email}`] : [];
  expect(await links).toEqual([...mail, templates.emergency].filter(Boolean));
  await expect(dialog).toBeFocused();
  const due = await page.evaluate(() => (globalThis as unknown as { due: number[] }).due);
  expect(due).toContain(1500);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await passTime(page, 150);
  expect(await scrollOf(page)).toBe(0);
  expect(await findViolations(page, { within: ['[role="dialog"]'] })).toEqual([]);
  if (browserName === 'chromium')
    expect(await outsideSafeArea(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  await page.locator('[data-part="close-trigger"]').click();
  await page.mouse.wheel(0, 800);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
});

async function openDialog(page: Page, first: () => Promise<unknown>) {
  await openHome(page, first);
  await page.clock.runFor(3000);
  await expect(dialogOf(page)).toBeFocused();
  // It closes on Escape a frame after it has the focus.
  await page.clock.runFor(100);
}

test('the announcement hides the page, stays closed, and returns the focus', async ({ page }) => {
  const link = page.locator('#home a.button-gold');
  const behind = page.locator('#root :is(a, button, input, main section)');
  const isLeft = (all: Element[]) =>
    all
      .filter((one) => !one.closest('[aria-hidden="true"], [role="dialog"]'))
      .map((one) => one.outerHTML);
  await page.clock.install();
  await openDialog(page, () => link.focus());
  expect(await behind.evaluateAll(isLeft)).toEqual([]);
  await dismissButton(page).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(hiddenOf(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(link).toBeFocused();
  await page.clock.runFor(3000);
  await expect(dialogOf(page)).toBeHidden();
  await openDialog(page, () => page.evaluate(() => scrollTo(0, 2000)));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await page.clock.runFor(100);
  expect(await scrollOf(page)).toBe(2000);
  await page.keyboard.press('Tab');
  await expect(page.locator('#home :focus'), 'Tab starts at the top').toBeVisible();
});

const rules = [
  '.announcement { display: none !important; }',
  '.announcement { position: absolute !important; left: -9999px !important; }',
  '.announcement-positioner { display: none !important; }',
  '[data-island*="announce"] { display: none !important; }',
  // Nothing tells a page that something became invisible later.
  '.announcement { visibility: hidden !important; }',
];
const blockers = rules.flatMap((hidden) => [
  { hidden, isLate: false },
  ...(hidden.includes('visibility') ? [] : [{ hidden, isLate: true }]),
]);
for (const [index, { hidden, isLate }] of blockers.entries()) {
  const title = `an announcement that a blocker hides ${isLate ? 'later' : 'at once'} locks nothing`;
  test(`${title}: ${hidden} ${index === 0 ? '' : '@nightly'}`, async ({ page }) => {
    const hide = () => overrideStyles(page, hidden);
    await page.clock.install();
    if (isLate) await openDialog(page, async () => undefined);
    else await openHome(page, hide);
    await (isLate ? hide() : page.clock.runFor(3000));
    await expect(hiddenOf(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await page.locator('.brand').click({ trial: true });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
  });
}

test('the announcement waits while a visitor does something else', async ({ page }) => {
  async function expectWaiting() {
    await page.clock.runFor(3000);
    await expect(dialogOf(page)).toBeHidden();
  }
  await page.clock.install();
  await openHome(page, async () => {
    await hydrate(page, 'main-navigation');
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.body.appendChild(field);
      field.focus();
    });
  });
  await stopClock(page);
  await expectWaiting();
  await page.getByRole('button', { name: 'Services' }).press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await expect(dialogOf(page), 'soon after').toBeVisible();
});

test('the announcement doesn’t open before its day in its time zone @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    const { parse } = JSON;
    const days = { from: '2040-01-10', until: '2040-01-10', timeZone: 'Asia/Tokyo' };
    JSON.parse = (text) => (text.includes('"days"') ? { ...parse(text), days } : parse(text));
  });
  await page.clock.setFixedTime('2040-01-09T14:59:00Z');
  await page.goto('/');
  await untilAtLeisure(page);
  await page.clock.runFor(3000);
  await expect(dialogOf(page)).toBeHidden();
});

test('visitors of a section see the announcement only back at the hero', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#book');
  await untilAtLeisure(page);
  await page.clock.runFor(5000);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#book')).toBeInViewport();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openHome(page, () => stopClock(page));
  // Booking, or the next section if booking is on another site.
  await page.locator('a:is([href$="#book"], [href="#welcome"]):visible').first().click();
  // Less than the scroll takes, and then more. The scroll itself doesn't follow the clock.
  for (const wait of [200, 5000]) {
    await page.clock.runFor(wait);
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.locator('#home')).not.toBeInViewport();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('#home')).toBeInViewport({ ratio: 0.9 });
  await page.clock.runFor(3000);
  await expect(dialogOf(page)).toBeVisible();
});

scriptlessTest('without JavaScript, only the home page has the news', async ({ page, request }) => {
  await page.goto('/');
  const news = page.locator('[data-news]');
  await expect(news).toBeVisible();
  await expectNews(page, news);
  expect(await htmlOf(request, '/contact')).not.toContain('announcement-dialog');
});
