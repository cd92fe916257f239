import type { AnnouncementProps } from '#components/announcement/announcement-dialog.island.tsx';
import { findViolations } from './accessibility/audit.ts';
import { outsideSafeArea } from './accessibility/find-faults.ts';
import { dialogOf, openHome, skipWithoutAnnouncement } from './support/announcement.ts';
import { passTime } from './support/islands.ts';
import { overrideStyles } from './support/override-styles.ts';
import { ownVideo, templates } from './support/templates.ts';
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
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      performance.mark('announced');
    }).observe(document, { childList: true, subtree: true });
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
  const delay = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [mark] = performance.getEntriesByName('announced');
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return (mark?.startTime ?? 0) - loadEventStart;
  });
  expect(delay).toBeGreaterThanOrEqual(1490);
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

test('the announcement closes for good, and returns the focus', async ({ page }) => {
  const link = page.locator('#home a.button-gold');
  await page.clock.install();
  for (const button of [dismissButton(page), page.locator('[data-part="close-trigger"]')]) {
    await openDialog(page, () => link.focus());
    await button.click();
    await expect(dialogOf(page)).toBeHidden();
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

test('the hero’s video waits until the announcement is closed', async ({ page }) => {
  test.skip(!ownVideo, 'The practice shows no video of its own.');
  const video = page.locator('.hero-video');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(dialogOf(page)).toBeFocused();
  await expect(video).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(video).toHaveJSProperty('paused', false);
});

test('screen readers find nothing behind the announcement until it closes', async ({ page }) => {
  const behind = page.locator('#root :is(a, button, input, main section)');
  const isLeft = (all: Element[]) =>
    all
      .filter((one) => !one.closest('[aria-hidden="true"], [role="dialog"]'))
      .map((one) => one.outerHTML);
  await page.clock.install();
  await openDialog(page, async () => undefined);
  expect(await behind.evaluateAll(isLeft)).toEqual([]);
  await dismissButton(page).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(hiddenOf(page)).toHaveCount(0);
});

for (const [hidden, when] of [
  ['.announcement', ''],
  ['.announcement-positioner', '@nightly'],
  ['[data-island*="announce"]', '@nightly'],
]) {
  test(`an announcement that a blocker hides locks nothing: ${hidden} ${when}`, async ({
    page,
  }) => {
    await page.clock.install();
    const hide = () => overrideStyles(page, `${hidden} { display: none !important; }`);
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
    await openDialog(page, async () => undefined);
    await hide();
    await expectUsable();
  });
}

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
