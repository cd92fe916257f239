import { fillForm, openForm, sendButton } from '../contact/form.ts';
import { isAnnouncing } from '../support/announcement.ts';
import { waitUntilHydrated } from '../support/hydrated.ts';
import { templates } from '../support/templates.ts';
import { expect, type Page, quietTest, test } from '../support/test.ts';
import { findViolations, findViolationsAtWidths } from './audit.ts';

const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
test.use(still);
quietTest.use(still);

/** What a visitor can open on a page, how, and what is there for as long as it is open. */
const states: { name: string; open(page: Page): Promise<unknown>; sign: string }[] = [
  { name: 'a form with errors', open: sendEmptyForm, sign: '[aria-invalid]' },
  { name: 'a sent form and its toast', open: sendForm, sign: '.toast' },
  { name: 'the open sidebar', open: openSidebar, sign: '.accordion-content' },
  { name: 'an open question', open: openQuestion, sign: '.question[open] p' },
  { name: 'the open suggestions', open: openSuggestions, sign: '.suggestion[data-highlighted]' },
  { name: 'the choices of Comfort view', open: openComfortView, sign: '#comfort-panel' },
  ...(templates.timer
    ? [{ name: 'the running timer', open: startTimer, sign: '.break-timer .tool' }]
    : []),
];

for (const { name, open, sign } of states) {
  quietTest(`at every width, ${name}: no violation`, async ({ page }) => {
    await open(page);
    expect(await findViolationsAtWidths(page, name)).toEqual([]);
    await expect(page.locator(sign).first()).toBeVisible();
  });
}

quietTest('the open menu and the open services have no violation', async ({ page }) => {
  const found: string[] = [];
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog');
    await waitUntilHydrated(page, 'main-navigation');
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(page.locator('.services-panel')).toBeVisible();
    found.push(...(await findViolations(page)));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Menu' }).click();
  found.push(...(await findViolations(page)));
  expect(found).toEqual([]);
});

test('at every width, the announcement has no violation', async ({ page, request }) => {
  test.skip(!(await isAnnouncing(request)), 'The practice announces nothing.');
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findViolationsAtWidths(page, 'dialog')).toEqual([]);
});

async function sendEmptyForm(page: Page) {
  await openForm(page);
  await sendButton(page).click();
  await expect(page.locator('[aria-invalid]')).toHaveCount(4);
}

async function sendForm(page: Page) {
  await openForm(page);
  await fillForm(page);
  await sendButton(page).click();
  await expect(page.locator('.toast')).toBeVisible();
}

async function openQuestion(page: Page) {
  await page.goto(templates.service);
  await page.locator('.question summary').first().click();
}

async function openSidebar(page: Page) {
  await page.goto(templates.service);
  await page.locator('.accordion-trigger').first().scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'helpful-articles');
  await page.locator('.accordion-trigger').first().click();
  await expect(page.locator('.accordion-content').first()).toBeVisible();
}

async function openSuggestions(page: Page) {
  await page.goto('/search');
  await page.getByPlaceholder('Search our site...').focus();
  await waitUntilHydrated(page, 'search-box');
  await page.getByPlaceholder('Search our site...').pressSequentially('eye');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
}

async function openComfortView(page: Page) {
  await page.goto('/blog');
  await page.locator('.site-footer').getByRole('button', { name: 'Comfort view' }).click();
  await expect(page.locator('#comfort-panel')).toBeVisible();
}

async function startTimer(page: Page) {
  await page.goto(templates.timer ?? '');
  await page.locator('.break-timer').scrollIntoViewIfNeeded();
  await waitUntilHydrated(page, 'break-timer');
  await page.locator('.break-timer button').first().click();
  await expect(page.locator('.break-timer')).toContainText('Pause timer');
}
