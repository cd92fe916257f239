import { chooseTextSize } from '../support/change-page.ts';
import { templates } from '../support/templates.ts';
import { expect, quietTest as test } from '../support/test.ts';
import { findMoving } from './find-faults.ts';

test('in Comfort view and forced colors, nothing moves or is behind text', async ({ page }) => {
  await page.goto(templates.home);
  const behind = page.locator('.hero-poster, .hero-loop, .backdrop');
  for (const [media, choice] of [
    [{ reducedMotion: 'no-preference' }, '3 dim'],
    [{ reducedMotion: 'reduce', forcedColors: 'active' }, '0 light'],
  ] as const) {
    await page.emulateMedia(media);
    await chooseTextSize(page, choice);
    await expect(behind.filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.card img').first()).toBeVisible();
    expect(await findMoving(page), choice).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  for (const [path, controls] of [
    [templates.contact, '.contact-input, .contact-send button'],
    [templates.search, '.search-form'],
  ] as const) {
    await page.goto(path);
    const borders = await page
      .locator(controls)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTop));
    expect(borders, controls).not.toEqual([]);
    for (const border of borders) expect(border, controls).toMatch(/^[1-9]\S* solid/);
  }
  // The field already has a query.
  await page.locator('.search-form input').pressSequentially(' ');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.suggestion[data-highlighted]');
  await expect(chosen).toHaveCSS('outline-style', 'solid');
  // Borders keep a color of the system; grounds don't.
  const styles = await page
    .locator('.menu-bars:visible')
    .evaluate((bars) =>
      [null, '::before'].map((part) => getComputedStyle(bars, part).borderTopStyle),
    );
  expect(styles).toEqual(['solid', 'solid']);
});
