import { fillForm, sendButton } from '../contact/form.ts';
import { isAnnouncing } from '../support/announcement.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest, test } from '../support/test.ts';
import { findViolations, findViolationsAtWidths } from './audit.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(still);
quietTest.use(still);

/** What a visitor can open on a page, and what shows that it is open. */
interface State {
  path: string;
  island?: string;
  open(page: Page): Promise<unknown>;
  sign: string;
}

const states: Record<string, State> = {
  'a form with errors': {
    path: templates.contact,
    island: 'contact-form',
    open: (page) => sendButton(page).click(),
    sign: '[aria-invalid]',
  },
  'a sent form and its toast': {
    path: templates.contact,
    island: 'contact-form',
    async open(page) {
      await fillForm(page);
      await sendButton(page).click();
    },
    sign: '.toast',
  },
  'the open sidebar': {
    path: templates.service,
    island: 'helpful-articles',
    open: (page) => page.locator('.accordion-trigger').first().click(),
    sign: '.accordion-content',
  },
  'an open question': {
    path: templates.service,
    open: (page) => page.locator('.question summary').first().click(),
    sign: '.question[open] p',
  },
  'the open suggestions': {
    path: '/search',
    island: 'search-box',
    async open(page) {
      await page.getByPlaceholder('Search our site...').pressSequentially('eye');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    sign: '.suggestion[data-highlighted]',
  },
  'the choices of Comfort view': {
    path: '/blog',
    open: (page) =>
      page.locator('.site-footer').getByRole('button', { name: 'Comfort view' }).click(),
    sign: '#comfort-panel',
  },
  ...(templates.timer && {
    'the running timer': {
      path: templates.timer,
      island: 'break-timer',
      open: (page: Page) => page.locator('.break-timer button').first().click(),
      sign: '.break-timer .tool',
    },
  }),
};

for (const [name, { path, island, open, sign }] of Object.entries(states)) {
  quietTest(`${name} has no violation`, async ({ page }) => {
    await page.goto(path);
    if (island) {
      const element = page.locator(`[data-island="${island}"]`);
      await element.scrollIntoViewIfNeeded();
      await element.locator('input, button').first().focus();
      await waitUntilHydrated(page, island);
    }
    await open(page);
    await expect(page.locator(sign).first()).toBeVisible();
    // Axe can't judge the size of a link that what is open half covers.
    const violations = await findViolationsAtWidths(page, name);
    expect(violations.filter((found) => !/: target-size: .*not judged$/.test(found))).toEqual([]);
  });
}

quietTest('the open menu and the open services have no violation', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/blog');
  await waitUntilHydrated(page, 'main-navigation');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('.services-panel')).toBeVisible();
  const found = await findViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect([...found, ...(await findViolations(page))]).toEqual([]);
});

test('the announcement has no violation', async ({ page, request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice announces nothing.');
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolationsAtWidths(page, 'dialog')).toEqual([]);
});
