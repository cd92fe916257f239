import type { Locator } from '@playwright/test';
import { isNightly } from '../conditions.ts';
import { findCrowding } from './accessibility/find-crowding.ts';
import { chooseTextSize } from './support/change-page.ts';
import { hydrate, untilAtLeisure } from './support/islands.ts';
import { overrideStyles } from './support/override-styles.ts';
import { auditedPages, pagesWithOwnStyles } from './support/templates.ts';
import { test as announcingTest, expect, type Page, quietTest as test } from './support/test.ts';
import { type Language, translate } from './support/translate.ts';

/** Where the layout changes comes first: by day, pages have the narrowest, and the header each of these. */
const widths = [320, 768, 1280, 340, 360, 390, 900, 1024, 1440];

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
const fallback = '* { font-family: "Source Sans fallback", sans-serif !important; }';
const enlarged = (percent: number) => `html { font-size: ${percent}% !important; }`;

interface Reader {
  name: string;
  language?: Language;
  styles?: string;
  /** Of text size and Comfort view. */
  choice?: string;
}

/** Readers of larger, longer, or differently spaced words. WCAG 1.4.4, 1.4.10, 1.4.12. */
const readers: readonly Reader[] = [
  { name: 'text × 2', styles: enlarged(200) },
  { name: 'a word of 24 letters, widely spaced', language: 'longest', styles: spacing },
  // By night; most of their widths are between those of the readers above.
  { name: 'largest text', choice: '3 light' },
  { name: 'text × 1.3', styles: enlarged(130) },
  { name: 'text × 1.75', styles: enlarged(175) },
  { name: 'longer words in the fallback font', language: 'longer', styles: fallback },
].slice(0, isNightly ? undefined : 2) as Reader[];

/** Waits until the page has laid out and drawn what has changed. */
function untilDrawn(page: Page) {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Opens a page as each reader at each width, and returns what is crowded there. */
async function findAtWidths(
  page: Page,
  path: string,
  sizes: readonly number[],
  look: () => Promise<string[]>,
) {
  const found: string[] = [];
  await page.goto(path);
  await untilAtLeisure(page);
  // What is below the screen is laid out, too.
  await overrideStyles(page, '* { content-visibility: visible !important; }');
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, language = 'English', styles = '', choice = '0 light' } of readers) {
      await translate(page, language);
      await chooseTextSize(page, choice);
      const restore = await overrideStyles(page, styles);
      await untilDrawn(page);
      found.push(...(await look()).map((fault) => `${path} at ${width}, ${name}: ${fault}`));
      await restore();
    }
  }
  return found;
}

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
  expect(await findAtWidths(page, '/sitemap', sizes, () => lookAround(page))).toEqual([]);
});

for (const path of isNightly ? auditedPages : pagesWithOwnStyles) {
  test(`${path} has room for every width of word`, async ({ page }) => {
    const sizes = isNightly ? widths : widths.slice(0, 1);
    expect(await findAtWidths(page, path, sizes, () => findCrowding(page))).toEqual([]);
  });
}

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
