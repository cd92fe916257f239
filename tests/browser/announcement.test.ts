import { findViolations } from './accessibility/audit.ts';
import { holdDialog, isAnnouncing } from './support/announcement.ts';
import { stopClock, waitUntilHydrated } from './support/hydrated.ts';
import { insets, outsideSafeArea, turnPhone } from './support/safe-area.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';
import { turnWheel } from './support/wheel.ts';

test.beforeEach(async ({ request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice has no announcement.');
});

function dismissButton(page: Page) {
  return page.locator('.announcement-end button');
}

test('the announcement opens 1.5 s after load and keeps focus and scroll @timed', async ({
  page,
  browserName,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      performance.mark('announced');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  const before = await page.locator('.brand').boundingBox();
  const heading = await page.locator('#news-heading').textContent();
  await expect(dialog).toHaveAccessibleName(heading ?? '');
  await expect(page.locator('.announcement-news')).toBeHidden();
  const news = await page.locator('.announcement-news :is(p, h2, dt, dd)').allTextContents();
  for (const text of news) await expect(dialog).toContainText(text.trim());
  const links = dialog.locator('a');
  await expect(links).toHaveCount(await page.locator('.announcement-news a').count());
  await expect(dialog).toBeFocused();
  const delay = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [mark] = performance.getEntriesByName('announced');
    return (mark?.startTime ?? 0) - (navigation?.loadEventStart ?? 0);
  });
  expect(delay).toBeGreaterThanOrEqual(1490);
  expect(await page.locator('.brand').boundingBox()).toEqual(before);
  await page.mouse.move(20, 400);
  await turnWheel(page, 800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
    }
  }
  expect(await findViolations(page)).toEqual([]);
  if (browserName === 'chromium') {
    const turnBack = await turnPhone(page);
    expect(await outsideSafeArea(page, '[role="dialog"]')).toEqual([]);
    await page.setViewportSize({ width: 700, height: 390 });
    await expect
      .poll(() => dialog.evaluate((element) => element.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(390 - insets.bottom);
    await turnBack();
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

/** Both buttons that close the dialog. Other tests press Escape. */
const waysToClose: ((page: Page) => Promise<void>)[] = [
  (page) => dismissButton(page).click(),
  (page) => page.getByRole('button', { name: 'Close' }).click(),
];

/** Waits until the dialog closes on Escape: that takes a frame longer than its focus. */
async function waitUntilReady(page: Page) {
  await expect(page.getByRole('dialog')).toBeFocused();
  await page.clock.runFor(100);
}

/** Opens the home page, runs `first`, and then shows the dialog. */
async function openDialog(page: Page, first: () => Promise<unknown>) {
  const release = await holdDialog(page);
  await page.goto('/');
  await first();
  await release();
  await page.clock.runFor(3000);
  await waitUntilReady(page);
}

test('each button that closes the announcement returns the focus', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const link = page.locator('#home a.button-gold');
  await page.clock.install();
  for (const close of waysToClose) {
    await openDialog(page, () => link.focus());
    await close(page);
    await expect(dialog).toBeHidden();
    await page.clock.runFor(100);
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link.locator('xpath=following::a[1]')).toBeFocused();
  }
  await page.clock.runFor(3000);
  await expect(dialog).toBeHidden();
});

test('closing the announcement doesn’t scroll, and Tab starts at the top of the page', async ({
  page,
}) => {
  await page.clock.install();
  await openDialog(page, () => page.evaluate(() => scrollTo(0, 2000)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(100);
  expect(await page.evaluate(() => scrollY)).toBe(2000);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});

test('the announcement waits while a visitor types or has services or menu open', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const toggle = page.getByRole('button', { name: 'Menu' });
  async function expectWaiting() {
    await page.clock.runFor(3000);
    await expect(dialog).toBeHidden();
  }
  await page.clock.install();
  const release = await holdDialog(page);
  await page.goto('/');
  await waitUntilHydrated(page, 'main-navigation');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<input id="typed-in">');
    document.getElementById('typed-in')?.focus();
  });
  await release();
  await stopClock(page);
  await expectWaiting();
  await page.getByRole('button', { name: 'Services' }).press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 780 });
  await toggle.press('Enter');
  await expectWaiting();
  await page.keyboard.press('Escape');
  await page.clock.resume();
  await waitUntilReady(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('the announcement opens only on its days in its location’s time zone', async ({ page }) => {
  const days = { from: '2040-01-10', until: '2040-01-10', timeZone: 'Asia/Tokyo' };
  const added = `,&quot;days&quot;:${JSON.stringify(days).replaceAll('"', '&quot;')}}"`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const island = /(data-island="announcement-dialog"[^>]* data-props="[^"]*)\}"/;
    await route.fulfill({
      response,
      body: (await response.text()).replace(island, (_, before) => before + added),
    });
  });
  for (const [moment, isShown] of [
    ['2040-01-09T14:59:00Z', false],
    ['2040-01-09T15:00:00Z', true],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    await waitUntilHydrated(page, 'announcement-dialog');
    await page.clock.runFor(3000);
    await expect(page.getByRole('dialog'), moment).toBeVisible({ visible: isShown });
  }
});

scriptlessTest(
  'without JavaScript, the news is on the home page and on no other',
  async ({ page }) => {
    await page.goto('/');
    const name = (await page.locator('#news-heading').textContent()) ?? '';
    const news = page.getByRole('complementary', { name });
    for (const part of await news.locator('p, h2, dt, dd').all()) await expect(part).toBeVisible();
    await page.goto('/contact');
    await expect(page.locator('[data-island="announcement-dialog"]')).toHaveCount(0);
  },
);
