import { services } from '../../unit/content/all-entries.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest as test } from '../support/test.ts';
import { measureFocusRing } from './focus-ring.ts';

/** Presses Tab through an open panel, and gives the names of what had the focus, in order. */
async function tabThrough(page: Page, panel: string): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const inside = page.locator(`${panel} :focus`);
    if ((await inside.count()) === 0) return names;
    names.push((await inside.textContent())?.trim() ?? '');
    expect.soft(await measureFocusRing(page, inside), names.at(-1)).toBeGreaterThan(1.5);
  }
}

test('the menu is opened, read to its end and left, and covers nothing that has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(templates.service);
  const toggle = page.getByRole('button', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const links = page.locator('#menu').getByRole('link');
  await expect(links).toHaveCount(services.length + 6);
  const shown = (await page.locator('#menu :is(a, button)').allTextContents()).map((text) =>
    text.trim(),
  );
  expect(await tabThrough(page, '#menu')).toEqual(shown);
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('.breadcrumbs a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
});

test('the choices of Comfort view are made by arrow keys, and Done gives the focus back', async ({
  page,
}) => {
  await page.goto(templates['blog index']);
  const button = page.locator('.site-header').getByRole('button', { name: 'Comfort view' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Off' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-comfort', '1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#comfort-panel')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the choices of Comfort view close when the focus goes on', async ({ page }) => {
  await page.goto(templates['blog index']);
  await page.locator('.site-header').getByRole('button', { name: 'Comfort view' }).focus();
  await page.keyboard.press('Enter');
  expect(await tabThrough(page, '#comfort-panel')).toHaveLength(2);
  await expect(page.locator('#comfort-panel')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Instagram' })).toBeFocused();
});

test('from the menu of a phone, Comfort view is chosen and left by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(templates['blog index']);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('#menu').getByRole('button', { name: 'Comfort view' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('#comfort-panel :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#comfort-panel')).toBeHidden();
  await expect(page.locator('#menu').getByRole('button', { name: 'Comfort view' })).toBeFocused();
});

test('questions and articles are unfolded by keyboard, and what they hold comes next', async ({
  page,
}) => {
  await page.goto(templates.service);
  const trigger = page.locator('.accordion-trigger').first();
  await trigger.scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'helpful-articles');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator('.accordion-content a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.accordion-content').first()).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('.accordion-trigger').nth(1)).toBeFocused();
});

for (const [name, prepare] of [
  ['in forced colors', (page: Page) => page.emulateMedia({ forcedColors: 'active' })],
  [
    'in Comfort view',
    (page: Page) => page.addInitScript(() => localStorage.setItem('comfort-view', '1')),
  ],
] as const) {
  test(`${name}, each kind of control shows its focus`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare(page);
    for (const [path, selectors] of [
      [templates.service, ['.brand', 'summary', '.button-gold', '.footer-link', '.promo']],
      [templates.contact, ['input', 'textarea', '.contact-send button', '.contact-link']],
    ] as const) {
      await page.goto(path);
      // Reached by keyboard, as the ring is not for the pointer.
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
