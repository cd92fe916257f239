import { fillForm, sendButton } from '../contact/form.ts';
import { guides } from '../support/content.ts';
import { hydrate } from '../support/islands.ts';
import { templates } from '../support/templates.ts';
import type { Page } from '../support/test.ts';

/** What a visitor can open on a page. In short runs, the opened parts alone are audited. */
export interface State {
  path: string | undefined;
  width?: number;
  open(page: Page): Promise<unknown>;
  opened: readonly string[];
}

/** The states of all pages, in the order in which they are reached. */
export const states: readonly State[] = [
  {
    path: templates.contact,
    async open(page) {
      await hydrate(page, 'contact-form');
      await sendButton(page).click();
    },
    opened: ['[data-island="contact-form"]:has([aria-invalid])'],
  },
  {
    path: templates.contact,
    async open(page) {
      await fillForm(page);
      await sendButton(page).click();
    },
    opened: ['[data-island="contact-form"]', '.toast'],
  },
  {
    path: guides.length > 0 ? templates.service : undefined,
    async open(page) {
      await hydrate(page, 'helpful-articles');
      const fold = page.locator('details:not([open]):has([data-island="helpful-articles"])');
      if (await fold.count()) await fold.locator('> summary').click();
      await page.locator('[data-part="item-trigger"]').first().click();
      await page.locator('.question:not([open]) summary').first().click();
    },
    opened: ['[data-part="item-trigger"]', '[data-part="item-content"]', '.question[open]'],
  },
  {
    path: templates.search,
    async open(page) {
      await hydrate(page, 'search-box');
      await page.getByPlaceholder('Search our site...').fill('ey');
      await page.keyboard.press('e');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
    },
    opened: ['[data-island="search-box"]', '.suggestion[data-highlighted]'],
  },
  {
    path: '/sitemap',
    open: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    opened: ['#menu'],
  },
  {
    path: '/sitemap',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.locator('#root > footer').getByRole('button', { name: 'Text size' }).click();
    },
    opened: ['#text-size'],
  },
  {
    path: '/sitemap',
    width: 1024,
    async open(page) {
      await page.keyboard.press('Escape');
      await hydrate(page, 'main-navigation');
      await page.getByRole('button', { name: 'Services' }).click();
    },
    opened: ['#root > header', '#services-panel'],
  },
];
