import type { AnnouncementProps } from '#components/announcement/announcement-dialog.island.tsx';
import { isNightly } from '../conditions.ts';
import { findViolations } from './accessibility/audit.ts';
import { outsideSafeArea } from './accessibility/find-faults.ts';
import { dialogOf, openHome, skipWithoutAnnouncement } from './support/announcement.ts';
import { hydrate, passTime, stopClock, untilAtLeisure } from './support/islands.ts';
import { overrideStyles } from './support/override-styles.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

skipWithoutAnnouncement();

/** Returns what the content announces. */
async function announced(page: Page): Promise<AnnouncementProps> {
  const props = await page
    .locator('[data-island="announcement-dialog"]')
    .getAttribute('data-props');
  return JSON.parse(props ?? '{}');
}

const scrollOf = (page: Page) => page.evaluate(() => scrollY);
const hiddenOf = (page: Page) => page.locator('[aria-hidden="true"]:has(a, button)');
const dismissButton = (page: Page) => page.locator('.announcement-end button');

test('the announcement opens 1.5 s after load, over the page @timed', async ({
  page,
  browserName,
}) => {
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
  const before = await page.locator('.brand').boundingBox();
  await expect(dialog).toHaveAccessibleName(`${await page.locator('#news-heading').textContent()}`);
  const { heading, text, place } = await announced(page);
  for (const part of [heading, text, place?.locality, place?.address, place?.email])
    await expect(dialog).toContainText(part ?? '');
  const ways = dialog.locator('a:not([href^="mailto:"])');
  await expect(dialog.locator('a[href^="mailto:"]')).toHaveCount(place ? 1 : 0);
  await expect(ways).toHaveCount(templates.emergency ? 1 : 0);
  if (templates.emergency) await expect(ways).toHaveAttribute('href', templates.emergency);
  await expect(dialog).toBeFocused();
  const due = await page.evaluate(() => (globalThis as unknown as { due: number[] }).due);
  expect(due).toContain(1500);
  expect(await page.locator('.brand').boundingBox(), 'nothing moves').toEqual(before);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await passTime(page, 150);
  expect(await scrollOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
  if (browserName === 'chromium')
    expect(await outsideSafeArea(page, '[role="dialog"]')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
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

test('the announcement hides the page from screen readers, closes for good, and returns the focus', async ({
  page,
}) => {
  const link = page.locator('#home a.button-gold');
  const behind = page.locator('#root :is(a, button, input, main section)');
  const isLeft = (all: Element[]) =>
    all
      .filter((one) => !one.closest('[aria-hidden="true"], [role="dialog"]'))
      .map((one) => one.outerHTML);
  await page.clock.install();
  for (const button of [dismissButton(page), page.locator('[data-part="close-trigger"]')]) {
    await openDialog(page, () => link.focus());
    expect(await behind.evaluateAll(isLeft)).toEqual([]);
    await button.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(hiddenOf(page)).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(link).toBeFocused();
  }
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

for (const [hidden, when] of [
  ['.announcement { display: none !important; }', ''],
  ['.announcement { position: absolute !important; left: -9999px !important; }', '@nightly'],
  ['.announcement { visibility: hidden !important; }', '@nightly'],
  ['.announcement-positioner { display: none !important; }', '@nightly'],
  ['[data-island*="announce"] { display: none !important; }', '@nightly'],
] as const) {
  test(`an announcement that a blocker hides locks nothing: ${hidden} ${when}`, async ({
    page,
  }) => {
    await page.clock.install();
    const hide = () => overrideStyles(page, hidden);
    async function expectUsable() {
      await expect(hiddenOf(page)).toHaveCount(0);
      await page.clock.runFor(100);
      await page.locator('.brand').click({ trial: true });
      await page.mouse.wheel(0, 600);
      await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
    }
    await openHome(page, hide);
    await page.clock.runFor(3000);
    await expectUsable();
    // Nothing tells a page that something became invisible later.
    if (hidden.includes('visibility')) return;
    await openDialog(page, async () => undefined);
    await hide();
    await expectUsable();
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

test('the announcement doesn’t open before its day in its location’s time zone', async ({
  page,
}) => {
  const days = { from: '2040-01-10', until: '2040-01-10', timeZone: 'Asia/Tokyo' };
  const added = `,&quot;days&quot;:${JSON.stringify(days).replaceAll('"', '&quot;')}}"`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const island = /(data-island="announcement-dialog"[^>]* data-props="[^"]*)\}"/;
    const body = (await response.text()).replace(island, (_, before) => before + added);
    await route.fulfill({ response, body });
  });
  await page.clock.setFixedTime('2040-01-09T14:59:00Z');
  await page.goto('/');
  await untilAtLeisure(page);
  await page.clock.runFor(3000);
  await expect(dialogOf(page)).toBeHidden();
});

test('visitors of a section see the announcement only at the hero', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of isNightly ? ['services', 'team', 'book'] : ['book']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await untilAtLeisure(page);
    await page.clock.runFor(5000);
    await expect(dialogOf(page), id).toBeHidden();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await page.evaluate(() => scrollTo(0, 0));
  await expect(dialogOf(page)).toBeVisible();
});

test('the announcement doesn’t interrupt the way to a section', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page, () => stopClock(page));
  // Booking, or the next section if booking is on another site.
  await page.locator('a:is([href$="#book"], [href="#welcome"]):visible').first().click();
  // Less than the scroll takes, and then more. The scroll itself doesn't follow the clock.
  await page.clock.runFor(200);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#home')).not.toBeInViewport();
  await page.clock.runFor(5000);
  await expect(dialogOf(page)).toBeHidden();
});

scriptlessTest('without JavaScript, only the home page has the news', async ({ page }) => {
  await page.goto('/');
  const { heading, text, place } = await announced(page);
  const news = page.locator('[data-news]');
  await expect(news).toBeVisible();
  for (const part of [heading, text, place?.locality, place?.address, place?.email])
    await expect(news).toContainText(part ?? '');
  await page.goto('/contact');
  await expect(page.locator('[data-island="announcement-dialog"]')).toHaveCount(0);
});
