import { expect, type Page, test } from '@playwright/test';
import { practice } from '../../content/practice.ts';
import type { ServiceRecord } from '../../content/schema/service.ts';
import { entryAt, guides } from '../unit/content/all-entries.ts';
import { templates } from './support/templates.ts';

const { service, emergency } = templates;

const guidesByCategory = Map.groupBy(guides, ({ entry }) => entry.record.category);

/** The accordion shows two guides of a category, where there are two. */
const shownGuides = [...guidesByCategory.values()].map((members) => Math.min(members.length, 2));

test('a service has its parts in their order, each under its heading', async ({ page }) => {
  const { title } = entryAt(service).entry.record as ServiceRecord;
  await page.goto(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const specified = ['Why It Matters', 'How We Do It', 'Latest Tech We Use'];
  expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
  expect(headings).toContain('Frequently Asked Questions');
});

test('the call to action leads to #book and offers the phone', async ({ page }) => {
  await page.goto(service);
  const action = page.getByRole('region', { name: 'Ready when you are' });
  await expect(action.getByRole('link', { name: 'Book Your Visit' })).toHaveAttribute(
    'href',
    '/#book',
  );
  await expect(action.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+1/);
});

test('a question opens its answer by keyboard', async ({ page }) => {
  await page.goto(service);
  const question = page.locator('details.question').first();
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question.locator('p')).toBeVisible();
});

test('the sidebar searches the site with a plain form', async ({ page }) => {
  await page.goto(service);
  const field = sidebar(page).getByPlaceholder('Search our site...', { exact: true });
  await expect(field).toHaveAttribute('name', 'q');
  const form = sidebar(page).locator('form');
  await expect(form).toHaveAttribute('action', '/search');
  await expect(form).toHaveAttribute('method', 'get');
});

test('the quick links are those of the specification', async ({ page }) => {
  await page.goto(service);
  const links = sidebar(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/#about',
    '/#services',
    '/#team',
    '/#reviews',
    '/contact',
  ]);
});

test('the promo cards lead to all services and to the contact page', async ({ page }) => {
  await page.goto(service);
  const promo = (name: string) => sidebar(page).getByRole('link', { name });
  await expect(promo('All Eye Care Services')).toHaveAttribute('href', '/#services');
  await expect(promo('Keep in Touch')).toHaveAttribute('href', '/contact');
});

test('the accordion holds one category open, and lets it be closed again', async ({ page }) => {
  await page.goto(service);
  const categories = await hydrateAccordion(page);
  await expect(categories).toHaveCount(guidesByCategory.size);
  const [first, second] = [categories.nth(0), categories.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).locator('.accordion-content:visible')).toHaveCount(1);
  await second.click();
  await expect(sidebar(page).locator('.accordion-content:visible')).toHaveCount(0);
});

test('the accordion’s buttons are headings and answer to arrow keys', async ({ page }) => {
  await page.goto(service);
  const categories = await hydrateAccordion(page);
  await expect(sidebar(page).locator('h3 > button')).toHaveCount(guidesByCategory.size);
  await categories.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(categories.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(categories.nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('without scripts every category shows its guides', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service);
  await expect(sidebar(page).locator('.accordion-content a:visible')).toHaveCount(
    shownGuides.reduce((sum, count) => sum + count),
  );
  await context.close();
});

test('the service with what cannot wait opens with a red call button and its levels', async ({
  page,
}) => {
  test.skip(!emergency, 'No service has levels of urgency.');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(emergency ?? '');
  const call = page
    .getByRole('main')
    .getByRole('link', { name: /^Call Now/ })
    .first();
  await expect(call).toHaveAttribute('href', `tel:${practice.phone.e164}`);
  await expect(call).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  const { triage = [] } = entryAt(emergency ?? '').entry.record as ServiceRecord;
  for (const { heading } of triage) {
    await expect(page.getByRole('heading', { level: 3, name: heading })).toBeInViewport();
  }
});

test('on a phone the first level of an emergency is on the first screen', async ({ page }) => {
  test.skip(!emergency, 'No service has levels of urgency.');
  const { triage = [] } = entryAt(emergency ?? '').entry.record as ServiceRecord;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(emergency ?? '');
  await expect(page.getByRole('heading', { name: triage[0]?.heading ?? '' })).toBeInViewport();
});

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'More on this site' });
}

async function hydrateAccordion(page: Page) {
  const island = page.locator('[data-island=helpful-articles]');
  await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=helpful-articles][data-hydrated]')).toBeVisible();
  return island.getByRole('button');
}
