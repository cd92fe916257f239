import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { findMoving } from './find-faults.ts';

/** Checks that the home page's text has no picture behind it, and that nothing moves. */
async function expectPlain(page: Page) {
  await page.goto(templates.home);
  const behind = page.locator('.hero-poster, .hero-loop, .backdrop');
  await expect(behind.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.card img').first()).toBeVisible();
  expect(await findMoving(page)).toEqual([]);
}

test('in Comfort view, text has no picture behind it and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('comfort-view', '3 dim'));
  await expectPlain(page);
});

test('in forced colors, controls that rely on color stay visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectPlain(page);
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [path, controls] of [
    [templates.contact, ['.contact-input', '.contact-send button']],
    [templates.search, ['.search-form']],
  ] as const) {
    await page.goto(path);
    for (const control of controls) {
      const boxes = await page.locator(control).all();
      expect(boxes, control).not.toEqual([]);
      for (const box of boxes) {
        await expect(box, control).not.toHaveCSS('border-top-width', '0px');
        await expect(box, control).toHaveCSS('border-top-style', 'solid');
      }
    }
  }
  // The field already has a query.
  await page.locator('.search-form input').pressSequentially(' ');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.suggestion[data-highlighted]');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  // Borders keep a color of the system; grounds don't.
  for (const part of [null, '::before'])
    expect(
      await page
        .locator('.menu-bars:visible')
        .evaluate((bars, name) => getComputedStyle(bars, name).borderTopStyle, part),
    ).toBe('solid');
});
