import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilAwake } from './support/awake.ts';
import { islandFile } from './support/islands.ts';
import { expect, type Page, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const service = '/services/dry-eye';

function fieldOf(page: Page) {
  return page.getByPlaceholder('Search our site...');
}

/** Opens a service, wakes its search field and types. */
async function typeIntoCombobox(page: Page, text: string) {
  await page.goto(service);
  await fieldOf(page).focus();
  await waitUntilAwake(page, 'search-box');
  await fieldOf(page).pressSequentially(text);
  await expect(page.getByRole('option').first()).toBeVisible();
}

/** Keeps the field from waking until the answer is called. */
async function holdIsland(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${islandFile('search-box')}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('without JavaScript the field is a form, and results are links', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  const page = await context.newPage();
  await page.goto(service);
  const field = page.getByRole('searchbox', { name: 'Search our site' });
  await field.fill('pink eye');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=pink+eye');
  await expect(page.getByRole('searchbox')).toHaveValue('pink eye');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL('/services/eye-emergencies');
  await context.close();
});

test('by keyboard, a suggestion is chosen and opened', async ({ page, origin }) => {
  const troubles = watchPage(page, origin);
  await typeIntoCombobox(page, 'pink e');
  const field = page.getByRole('combobox', { name: 'Search our site' });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('listbox', { name: 'Search our site' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /\d suggestion/ })).toHaveCount(1);
  await field.press('ArrowDown');
  const chosen = page.getByRole('option').first();
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await field.press('Enter');
  await expect(page).toHaveURL('/services/eye-emergencies');
  expect(troubles).toEqual([]);
});

test('Enter without a chosen suggestion submits what was typed', async ({ page }) => {
  await typeIntoCombobox(page, 'dry eyes');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/search?q=dry+eyes');
});

test('Escape closes the suggestions and keeps the text; typing opens them again', async ({
  page,
}) => {
  await typeIntoCombobox(page, 'dry');
  await fieldOf(page).press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(fieldOf(page)).toHaveValue('dry');
  await expect(fieldOf(page)).toHaveAttribute('aria-expanded', 'false');
  await fieldOf(page).pressSequentially(' e');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('by pointer, a suggestion is opened, and a click elsewhere closes them', async ({ page }) => {
  await typeIntoCombobox(page, 'myopia');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially(' management');
  await page.getByRole('option', { name: /Myopia Management/ }).click();
  await expect(page).toHaveURL('/services/myopia-management');
});

test('leaving the field before suggestions arrive takes the focus nowhere back', async ({
  page,
}) => {
  await page.route('**/search.json*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(service);
  await fieldOf(page).focus();
  await waitUntilAwake(page, 'search-box');
  const answered = page.waitForResponse('**/search.json*');
  await fieldOf(page).pressSequentially('dry');
  await fieldOf(page).press('Tab');
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.textContent);
  await answered;
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(next);
});

test('what was typed before the field woke is kept and answered', async ({ page }) => {
  const mayWake = await holdIsland(page);
  await page.goto(service);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('myopia');
  await expect(page.locator('[data-island="search-box"]')).not.toHaveAttribute('data-awake');
  mayWake();
  await waitUntilAwake(page, 'search-box');
  await expect(fieldOf(page)).toHaveValue('myopia');
  await expect(fieldOf(page)).toBeFocused();
  await expect(page.getByRole('option', { name: /Myopia Management/ })).toBeVisible();
  await fieldOf(page).pressSequentially(' m');
  await expect(fieldOf(page)).toHaveValue('myopia m');
});

test('what was typed before the field woke can be cleared, and its suggestions go', async ({
  page,
}) => {
  const mayWake = await holdIsland(page);
  await page.goto(service);
  await fieldOf(page).click();
  await fieldOf(page).pressSequentially('myopia');
  mayWake();
  await expect(page.getByRole('option').first()).toBeVisible();
  await fieldOf(page).fill('');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the form works when the island cannot be loaded', async ({ page }) => {
  await page.route(`**${islandFile('search-box')}`, (route) => route.abort());
  await page.goto(service);
  await fieldOf(page).fill('dry eye');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/search?q=dry+eye');
});

test('the form works when suggestions fail', async ({ page }) => {
  await page.route('**/search.json*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(service);
  await fieldOf(page).focus();
  await waitUntilAwake(page, 'search-box');
  await fieldOf(page).pressSequentially('dry eye');
  await expect(page.getByRole('listbox')).toBeHidden();
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/search?q=dry+eye');
});

test('markup in a query is text, in the page and in the field', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const query = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  await page.goto(`/search?${new URLSearchParams({ q: query })}`);
  await expect(fieldOf(page)).toHaveValue(query);
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('<img src=x');
  await fieldOf(page).click();
  await waitUntilAwake(page, 'search-box');
  await fieldOf(page).press('End');
  await fieldOf(page).pressSequentially('!');
  await expect(fieldOf(page)).toHaveValue(`${query}!`);
  expect(dialogs).toEqual([]);
});

test('the missing page is searched by the words of its address', async ({ page }) => {
  await page.goto('/dry-eye-tretment');
  await expect(fieldOf(page)).toHaveValue('dry eye tretment');
  await fieldOf(page).press('Enter');
  await expect(page.getByRole('article').first()).toContainText('Dry Eye Treatment');
});

test('a query of one long word widens no page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/search?q=${'W'.repeat(100)}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

function builtFilesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => readFileSync(join(folder, file), 'utf8').includes(text));
}

test('nothing of the index travels to the browser', () => {
  expect(builtFilesWith('dist/server', 'conjunctivitis')).toHaveLength(1);
  expect(builtFilesWith('dist/client/assets', 'conjunctivitis')).toEqual([]);
});
