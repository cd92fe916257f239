import { entryAt, rows } from './support/content.ts';
import { holdIslands, hydrate, passTime, untilAtLeisure } from './support/islands.ts';
import { entryPage, templates, urgentSign } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

/** A page to search for. */
const { path: pagePath, record } = entryAt(entryPage);
const { title } = record;
/** A page with a search field that is empty. */
const fieldPath = templates.service ?? '/search';
/** The heading of the most urgent signs. */
const callHeading = 'Call 911 or go to the nearest emergency room:';
/** A query without its last letter, as while typing. */
const begun = title.slice(0, -1);
const lastQuery = new URLSearchParams({ q: title }).toString();
const resultsAddress = `/search?${lastQuery}`;

const fieldOf = (page: Page) => page.getByPlaceholder('Search our site...');

/** Opens a page and waits until its search field is hydrated. */
async function openCombobox(page: Page) {
  await page.goto(fieldPath);
  await fieldOf(page).focus();
  await hydrate(page, 'search-box');
}

scriptlessTest('without JavaScript, the search is a form with results', async ({ page }) => {
  await page.goto(fieldPath);
  const field = page.getByRole('searchbox', { name: 'Search our site' });
  await field.fill(title);
  await field.press('Enter');
  await expect(page).toHaveURL(resultsAddress);
  await expect(page.getByRole('searchbox')).toHaveValue(title);
  await page.locator('.results').getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(pagePath);
  await page.goto(templates.search);
  const notice = page.getByRole('region', { name: 'When to get help' });
  await expect(notice.getByText(callHeading).first()).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Call 911' })).toBeVisible();
  const results = await page.locator('.results').first().boundingBox();
  expect((await notice.boundingBox())?.y).toBeLessThan(results?.y ?? 0);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/search?q=${'W'.repeat(500)}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'one long word').toBeLessThanOrEqual(0);
});

test('suggestions are chosen by keyboard, and a sign comes first', async ({ page, origin }) => {
  const troubles = watchPage(page, origin);
  await openCombobox(page);
  const field = page.getByRole('combobox', { name: 'Search our site' });
  const list = page.getByRole('listbox', { name: 'Search our site' });
  const option = page.getByRole('option').first();
  const status = page.getByRole('status');
  await field.pressSequentially(begun);
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(status.filter({ hasText: /\d suggestion/ })).toHaveCount(1);
  await field.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(begun);
  await field.press('Backspace');
  await expect(list).toBeVisible();
  await field.press('ArrowDown');
  const id = await option.getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', `${id}`);
  const selected = page.locator('[role="option"][aria-selected="true"]');
  await expect(selected).toHaveCount(1);
  await expect(selected).toHaveAttribute('data-highlighted', '');
  await expect(page.locator('[role="option"]:not([aria-selected])')).toHaveCount(0);
  const address = (await option.getAttribute('href')) ?? '';
  await field.press('Enter');
  await expect(page).toHaveURL(address);
  expect(troubles).toEqual([]);
  if (!templates.emergency) return;
  await openCombobox(page);
  await field.pressSequentially(urgentSign.adults);
  await expect(option).toHaveAccessibleName(RegExp(`^${callHeading} .`));
  await expect(status.filter({ hasText: callHeading.slice(0, -1) })).toHaveCount(1);
  await field.press('ArrowDown');
  await expect(option).toHaveAttribute('data-highlighted', '');
  await field.press('Enter');
  const anchors = ['triage', ...rows.map(({ id }) => id)];
  await expect(page).toHaveURL(RegExp(`${templates.emergency}#(?:${anchors.join('|')})$`));
});

test('late suggestions are canceled, and take no focus back', async ({ page, browserName }) => {
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/search.json*', async (route) => {
    await mayAnswer;
    await route.continue().catch(() => undefined);
  });
  await openCombobox(page);
  const firstAsked = page.waitForRequest('**/search.json*');
  await fieldOf(page).pressSequentially(begun);
  const outdated = await firstAsked;
  const lastAsked = page.waitForRequest((request) => request.url().includes(lastQuery));
  await fieldOf(page).pressSequentially(title.slice(-1));
  const request = await lastAsked;
  if (browserName === 'chromium') await expect.poll(() => outdated.failure()).not.toBeNull();
  await fieldOf(page).press('Tab');
  await page.keyboard.press('Tab');
  const next = await page.evaluateHandle(() => document.activeElement);
  answer();
  await (await request.response())?.finished();
  await passTime(page, 50);
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('text typed before hydration gets suggestions and keeps its caret', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto(fieldPath);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially(title.slice(1));
  await page.keyboard.press('Home');
  release();
  const option = page.locator(`[role="option"][href="${pagePath}"]`);
  await expect(option).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
  // The list that opens on hydration moves the caret for two frames.
  await passTime(page, 100);
  await page.keyboard.type(title.slice(0, 1));
  await expect(fieldOf(page)).toHaveValue(title);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await fieldOf(page).press('End');
  await page.keyboard.press('Backspace');
  await option.click();
  await expect(page).toHaveURL(pagePath);
});

test('the form works when suggestions fail', async ({ page }) => {
  await page.route('**/search.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await openCombobox(page);
  const failed = page.waitForResponse('**/search.json*');
  await fieldOf(page).pressSequentially(title);
  await failed;
  await expect(page.getByRole('listbox')).toBeHidden();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(resultsAddress);
});

test('a missing page logs its path alone, and searches for its words', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text());
  });
  const response = await page.goto('/no/such-page?private=1');
  expect(response?.status()).toBe(404);
  await expect.poll(() => logged).toEqual(['Page not found: /no/such-page']);
  await expect(fieldOf(page)).toHaveValue('no such page');

  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const field = document.querySelector<HTMLInputElement>('[data-missing-page] input');
      if (field) field.value = 'typed';
    }),
  );
  await page.reload();
  await untilAtLeisure(page);
  await expect(fieldOf(page), 'typed before').toHaveValue('typed');
});
