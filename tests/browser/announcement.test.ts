import { expect, type Page, test } from './support/test.ts';

// Only the dialog is looked at: the video behind it would cost more than all the rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
  await expect(dialog).toHaveAccessibleName('GRAND OPENING');
  for (const text of ['ANNOUNCING', 'Coming Soon to Montville', 'Opening Soon']) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(dialog.getByRole('button', { name: "I'm Excited!" })).toBeFocused();
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
  ["I'm Excited!", (page: Page) => page.getByRole('button', { name: "I'm Excited!" }).click()],
  ['its own close button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside it', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`${name} closes the announcement and gives the focus back`, async ({ page }) => {
    const dialog = await openHome(page);
    const link = page.locator('#home a.button-gold');
    await link.focus();
    await expect(dialog).toBeVisible();
    await page.waitForTimeout(100);
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
  await page.waitForTimeout(2000);
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
  await page.mouse.wheel(0, 800);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('it waits until the menu is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const dialog = await openHome(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForTimeout(3500);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
});

test('it waits until the services are closed', async ({ page }) => {
  const dialog = await openHome(page);
  const trigger = page.getByRole('button', { name: 'Services' });
  await trigger.focus();
  await expect(page.locator('[data-island="main-navigation"]')).toHaveAttribute('data-awake', '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.services-panel')).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
});

test('it waits until the visitor has done typing', async ({ page }) => {
  const dialog = await openHome(page);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<input id="typed-in">');
    document.getElementById('typed-in')?.focus();
  });
  await page.waitForTimeout(3500);
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
    await page.waitForTimeout(700);
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await expect(page.getByRole('button', { name: "I'm Excited!" })).toBeInViewport({ ratio: 1 });
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
  await page.waitForTimeout(2500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-island="announcement-dialog"]')).toHaveCount(0);
});

test('without JavaScript the news stands in the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const news = page.getByRole('complementary', { name: 'GRAND OPENING' });
  for (const text of ['ANNOUNCING', 'Coming Soon to Montville', 'Opening Soon']) {
    await expect(news.getByText(text, { exact: true })).toBeVisible();
  }
  await context.close();
});

test('with JavaScript the news stands in the dialog only', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.announcement-news')).toBeHidden();
});
