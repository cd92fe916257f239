import { isNightly } from '../../conditions.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { measureFocusRing } from './focus-ring.ts';

/**
 * Presses Tab through an open panel and measures focus rings; outside of nightly runs, one per look.
 * @returns the texts of the focused elements, in order
 */
async function tabThrough(page: Page, panel: string): Promise<string[]> {
  const names: string[] = [];
  const measured = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const inside = page.locator(`${panel} :focus`);
    if ((await inside.count()) === 0) return names;
    names.push((await inside.textContent())?.trim() ?? '');
    const look = await inside.evaluate(({ tagName, className }) => `${tagName} ${className}`);
    if (measured.has(look) && !isNightly) continue;
    measured.add(look);
    expect.soft(await measureFocusRing(page, inside), names.at(-1)).toBeGreaterThan(1.5);
  }
}

test('menu and Comfort view can be opened, used and left by keyboard', async ({ page }) => {
  await page.goto(templates.service);
  const button = page.locator('.site-header').getByRole('button', { name: 'Comfort view' });
  const panel = page.locator('#comfort-panel');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Off' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await tabThrough(page, '#comfort-panel')).toHaveLength(2);
  await expect(panel).toBeHidden();
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

const views = [
  ['in forced colors', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  [
    'in Comfort view',
    (page: Page) => page.addInitScript(() => localStorage.setItem('comfort-view', '1')),
  ],
] as const;

// Nightly only; walkByKeyboard already measures rings in every run.
for (const [name, prepare] of isNightly ? views : []) {
  test(`${name}, each kind of control shows its focus`, async ({ page }) => {
    await prepare(page);
    for (const [path, selectors] of [
      [templates.service, ['.brand', 'summary', '.button-gold', '.footer-link', '.promo']],
      [templates.contact, ['input', 'textarea', '.contact-send button', '.contact-link']],
    ] as const) {
      await page.goto(path);
      // Use the keyboard first: the ring isn't shown for the pointer.
      await page.keyboard.press('Tab');
      for (const selector of selectors) {
        const control = page.locator(`${selector}:visible`).last();
        await control.evaluate((node) => node.scrollIntoView({ block: 'center' }));
        await control.focus();
        expect.soft(await measureFocusRing(page, control), selector).toBeGreaterThan(1.5);
      }
    }
  });
}
