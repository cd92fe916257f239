import { isAnnouncing } from './support/announcement.ts';
import { waitUntilHydrated } from './support/hydrated.ts';
import { islandFile } from './support/islands.ts';
import { passTime, untilOpenFor } from './support/page-time.ts';
import { expect, type Page, test } from './support/test.ts';
import { turnWheel } from './support/wheel.ts';

// Only the dialog is looked at: the video behind it would cost more than all the rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice announces nothing.');
});

/** What the news says, piece by piece, as it stands in the page. */
function newsOf(page: Page) {
  return page.locator('.announcement-news :is(p, h2, dt, dd)').allTextContents();
}

function dismissButton(page: Page) {
  return page.locator('.announcement-end button');
}

/** Opens the home page and remembers, in the page, when the dialog came up. */
async function openHome(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      performance.mark('announced');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  return page.getByRole('dialog');
}

test('the announcement opens 1.5 s after load and says what is coming', async ({ page }) => {
  const dialog = await openHome(page);
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(
    (await page.locator('#news-heading').textContent()) ?? '',
  );
  const news = await newsOf(page);
  expect(news.length).toBeGreaterThan(3);
  for (const text of news) await expect(dialog).toContainText(text.trim());
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dismissButton(page)).toBeFocused();
  const delay = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const [mark] = performance.getEntriesByName('announced');
    return (mark?.startTime ?? 0) - (navigation?.loadEventStart ?? 0);
  });
  expect(delay).toBeGreaterThanOrEqual(1490);
});

for (const [name, close] of [
  ['the dismiss button', (page: Page) => dismissButton(page).click()],
  ['its own close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`${name} closes the announcement and gives the focus back`, async ({ page }) => {
    const dialog = await openHome(page);
    const link = page.locator('#home a.button-gold');
    await link.focus();
    // It listens from the moment in which it takes the focus.
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await close(page);
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the closed announcement stays closed until the page is loaded again', async ({ page }) => {
  const dialog = await openHome(page);
  // It listens to keys from the moment in which it takes the focus.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await passTime(page, 2000);
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(dialog).toBeVisible();
});

test('the page behind the announcement neither scrolls, shifts nor takes the focus', async ({
  page,
}) => {
  const dialog = await openHome(page);
  const before = await page.locator('.brand').boundingBox();
  await expect(dialog).toBeVisible();
  expect(await page.locator('.brand').boundingBox()).toEqual(before);
  await page.mouse.move(20, 400);
  await turnWheel(page, 800);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

/** Opens the home page with the announcement's code held back, so that the visitor is always first. */
async function openHeld(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${islandFile('announcement-dialog')}`, async (route) => {
    await promise;
    await route.continue();
  });
  const dialog = await openHome(page);
  /** Lets the code come, and more time pass than the announcement waits for. */
  async function release() {
    resolve();
    await waitUntilHydrated(page, 'announcement-dialog');
    await untilOpenFor(page, 2500);
    await passTime(page, 500);
  }
  return { dialog, release };
}

test('it waits until the menu is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const { dialog, release } = await openHeld(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await release();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('it waits until the services are closed', async ({ page }) => {
  const { dialog, release } = await openHeld(page);
  const trigger = page.getByRole('button', { name: 'Services' });
  await waitUntilHydrated(page, 'main-navigation');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.services-panel')).toBeVisible();
  await release();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('it waits until the visitor has done typing', async ({ page }) => {
  const { dialog, release } = await openHeld(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<input id="typed-in">');
    document.getElementById('typed-in')?.focus();
  });
  await release();
  await expect(dialog).toBeHidden();
  await page.evaluate(() => document.getElementById('typed-in')?.blur());
  await expect(dialog).toBeVisible();
});

for (const [width, height] of [
  [320, 256],
  [390, 844],
  [1440, 900],
] as const) {
  test(`it fits ${width}x${height} with its button in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const dialog = await openHome(page);
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await expect(dismissButton(page)).toBeInViewport({ ratio: 1 });
    await dialog.locator('a').scrollIntoViewIfNeeded();
    await expect(dialog.locator('a')).toBeInViewport({ ratio: 1 });
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      const isSeen = dialog.locator(':focus').evaluate((node) => {
        const { x, y, width: wide, height: high } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + wide / 2, y + high / 2));
      });
      expect(await isSeen, 'its lower end covers what has the focus').toBe(true);
    }
    if (width === 390) expect(box?.height).toBeLessThan(height * 0.6);
  });
}

test('no other page announces anything', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-island="announcement-dialog"]')).toHaveCount(0);
});

test('without JavaScript the news stands in the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const name = (await page.locator('#news-heading').textContent()) ?? '';
  const news = page.getByRole('complementary', { name });
  for (const part of await news.locator('p, h2, dt, dd').all()) await expect(part).toBeVisible();
  await context.close();
});

test('with JavaScript the news stands in the dialog only', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.announcement-news')).toBeHidden();
});
