import { isNightly } from '../../conditions.ts';
import { fieldOf, openForm, sendButton } from '../contact/form.ts';
import { untilAtLeisure } from '../support/islands.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { measureFocusRing, walkByKeyboard } from './walk-by-keyboard.ts';

// With motion, so that a focus that waits for a smooth scroll is out of view.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pages that short runs tab through; others have the same controls. At 400 % zoom, only the first. */
const walked = ['service', 'home', 'contact'];

for (const [name, path] of Object.entries(templates)) {
  if (!isNightly && !walked.includes(name)) continue;

  test(`${name}: Tab reaches everything in order and in view`, async ({ page }) => {
    // The words in the home page's eye move with the scroll.
    if (name === 'home') await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await untilAtLeisure(page);
    // Each ring takes two screenshots, so short runs measure one page's.
    const rings = isNightly || name === 'contact';
    expect(await walkByKeyboard(page, rings)).toEqual([]);
    if (!isNightly && name !== walked[0]) return;
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await untilAtLeisure(page);
    expect(await walkByKeyboard(page, false), 'at 400 % zoom').toEqual([]);
  });
}

test('the first mistake in a form is in view at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openForm(page);
  const send = sendButton(page);
  await send.scrollIntoViewIfNeeded();
  const first = fieldOf(page, 'name');
  await expect(first).not.toBeInViewport();
  const focused = first.evaluate(async (field) => {
    await new Promise((resolve) => field.addEventListener('focus', resolve, { once: true }));
    await new Promise(requestAnimationFrame);
    const { top, bottom } = field.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  await send.click();
  expect(await focused).toBe(true);
});

/** Presses Tab through an open panel, measures a focus ring, and returns the texts of what it reaches. */
async function tabThrough(page: Page, panel: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const inside = page.locator(`${panel} :focus`);
    if ((await inside.count()) === 0) return names;
    if (names.length < 2) expect(await measureFocusRing(page, inside)).toBeGreaterThan(1.5);
    names.push((await inside.textContent())?.trim() ?? '');
  }
}

test('menu and Comfort view can be opened, used and left by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(templates.service);
  const button = page.locator('.site-header').getByRole('button', { name: 'Comfort view' });
  const panel = page.locator('#comfort-panel');
  await button.press('Enter');
  expect(await tabThrough(page, '#comfort-panel')).toHaveLength(2);
  await expect(panel).toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.press('Enter');
  const items = await page.locator('#menu :is(a, button)').allTextContents();
  expect(await tabThrough(page, '#menu')).toEqual(items.map((text) => text.trim()));
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('.breadcrumbs a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  await toggle.press('Enter');
  const inMenu = page.locator('#menu').getByRole('button', { name: 'Comfort view' });
  await inMenu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(inMenu).toBeFocused();
});
