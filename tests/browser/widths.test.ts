import type { Locator } from '@playwright/test';
import { isNightly } from '../conditions.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import { findAtWidths, widths } from './accessibility/readers.ts';
import { chooseTextSize } from './support/change-page.ts';
import { hydrate, untilAtLeisure } from './support/islands.ts';
import { test as announcingTest, expect, type Page, quietTest as test } from './support/test.ts';
import { translate } from './support/translate.ts';

/** Looks at the header, what it opens, and the footer. */
async function lookAround(page: Page) {
  const found = [];
  for (const part of ['#root > header', '#root > footer'])
    found.push(...(await findCrowding(page, part)));
  const menu = page.locator('#menu');
  if (await page.locator('.menu-toggle:visible').count()) {
    await menu.evaluate((one: HTMLElement) => one.showPopover());
    found.push(...(await findCrowding(page, '#menu')));
    await menu.evaluate((one: HTMLElement) => one.hidePopover());
  } else {
    await hydrate(page, 'main-navigation');
    await page.locator('.nav-link[href="/#services"]').click();
    found.push(...(await findCrowding(page, '#services-panel')));
    await page.keyboard.press('Escape');
  }
  return found;
}

test('header, menu, and footer have room for every word at every width', async ({ page }) => {
  const sizes = isNightly ? widths : widths.slice(0, 3);
  await page.goto('/sitemap');
  await untilAtLeisure(page);
  expect(await findAtWidths(page, sizes, () => lookAround(page))).toEqual([]);
});

/** Gives a link an address of 46 letters. */
function lengthenAddress(link: Locator) {
  return link.evaluateAll(([one]) => {
    const [name, host] = [...(one?.firstElementChild?.childNodes ?? [])].filter(
      (node) => node instanceof Text,
    ) as Text[];
    if (name) name.data = 'appointments-and-questions@';
    if (host) host.data = 'aldereyecare.example';
  });
}

announcingTest('the announcement has room for large text and a long address', async ({ page }) => {
  await page.goto('/');
  const dialog = page.getByRole('dialog');
  test.skip(!(await page.locator('#news-heading').count()), 'The practice has no announcement.');
  await expect(dialog).toBeVisible();
  const found: string[] = [];
  for (const size of isNightly ? ['0', '2', '3'] : ['3']) {
    await chooseTextSize(page, `${size} light`);
    for (const width of isNightly ? [320, 360, 390, 412] : [320]) {
      await page.setViewportSize({ width, height: 640 });
      for (const language of ['English', 'longest'] as const) {
        await translate(page, language);
        if (language === 'longest') await lengthenAddress(dialog.locator('a[href^="mailto:"]'));
        for (const end of ['Home', 'End']) {
          await dialog.locator('.announcement-text').evaluate((text, key) => {
            text.scrollTo(0, key === 'End' ? text.scrollHeight : 0);
          }, end);
          const faults = await findCrowding(page, '[role="dialog"]');
          found.push(...faults.map((fault) => `size ${size} at ${width}, ${language}: ${fault}`));
        }
      }
    }
  }
  expect(found).toEqual([]);
});
