import { isNightly } from '../../conditions.ts';
import { fillForm, sendButton } from '../contact/form.ts';
import { isAnnouncing } from '../support/announcement.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest, test } from '../support/test.ts';
import { findViolations, findViolationsAtWidths } from './audit.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(still);
quietTest.use(still);
quietTest.slow(isNightly, 'Each state is audited on its whole page at three widths.');

/** An action that opens something, and the opened parts, which alone are audited in short runs. */
interface Step {
  open(page: Page): Promise<unknown>;
  opened: readonly string[];
}

interface State extends Step {
  path: string;
  island?: string;
  next?: Step;
}

const states: Record<string, State> = {
  'a form with errors, then sent with a toast,': {
    path: templates.contact,
    island: 'contact-form',
    open: (page) => sendButton(page).click(),
    opened: ['[data-island="contact-form"]:has([aria-invalid])'],
    next: {
      async open(page) {
        await fillForm(page);
        await sendButton(page).click();
      },
      opened: ['[data-island="contact-form"]', '.toast'],
    },
  },
  'the open sidebar with an open question': {
    path: templates.service,
    island: 'helpful-articles',
    async open(page) {
      await page.locator('.accordion-trigger').first().click();
      await page.locator('.question:not([open]) summary').first().click();
    },
    opened: ['.accordion-trigger', '.accordion-content', '.question[open]', '.question[open] p'],
  },
  'the open list of suggestions': {
    path: '/search',
    island: 'search-box',
    async open(page) {
      await page.getByPlaceholder('Search our site...').pressSequentially('eye');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    opened: ['[data-island="search-box"]', '.suggestion[data-highlighted]'],
  },
  'the panel of Comfort view': {
    path: '/blog',
    open: (page) =>
      page.locator('.site-footer').getByRole('button', { name: 'Comfort view' }).click(),
    opened: ['#comfort-panel'],
  },
  ...(templates.timer && {
    'the running timer': {
      path: templates.timer,
      island: 'break-timer',
      open: (page: Page) => page.locator('.break-timer button').first().click(),
      opened: ['.break-timer', '.break-timer .tool'],
    },
  }),
};

for (const [name, { path, island, next, ...first }] of Object.entries(states)) {
  quietTest(`${name} has no violation`, async ({ page }) => {
    await page.goto(path);
    if (island) {
      const element = page.locator(`[data-island="${island}"]`);
      await element.scrollIntoViewIfNeeded();
      await element.locator('input, button').first().focus();
      await waitUntilHydrated(page, island);
    }
    for (const { open, opened } of next ? [first, next] : [first]) {
      await open(page);
      for (const part of opened) await expect(page.locator(part).first()).toBeVisible();
      const violations = await findViolationsAtWidths(page, name, { within: opened });
      // Axe can't judge the size of a link that is partly covered by what was opened.
      expect(violations.filter((found) => !/: target-size: .*not judged$/.test(found))).toEqual([]);
    }
  });
}

quietTest('the open menu and services have no violation', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/blog');
  await waitUntilHydrated(page, 'main-navigation');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('.services-panel')).toBeVisible();
  const within = ['.site-header', '.services-panel'];
  const found = await findViolations(page, { within });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#menu')).toBeVisible();
  expect([...found, ...(await findViolations(page, { within: ['#menu'] }))]).toEqual([]);
});

test('the announcement has no violation', async ({ page, request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice has no announcement.');
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolationsAtWidths(page, 'dialog')).toEqual([]);
});
