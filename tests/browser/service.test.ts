import { expect, type Page, test } from '@playwright/test';

const service = '/services/dry-eye';

test('a service has its parts in their order, each under its heading', async ({ page }) => {
  await page.goto(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dry Eye Treatment');
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
  const categories = await wakeAccordion(page);
  await expect(categories).toHaveCount(6);
  const [first, second] = [categories.nth(0), categories.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).locator('.accordion-content:visible a')).toHaveCount(2);
  await second.click();
  await expect(sidebar(page).locator('.accordion-content:visible')).toHaveCount(0);
});

test('the accordion’s buttons are headings and answer to arrow keys', async ({ page }) => {
  await page.goto(service);
  const categories = await wakeAccordion(page);
  await expect(sidebar(page).locator('h3 > button')).toHaveCount(6);
  await categories.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(categories.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(categories.nth(1)).toHaveAttribute('aria-expanded', 'true');
});

test('without scripts every category shows its two guides', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(service);
  await expect(sidebar(page).locator('.accordion-content a:visible')).toHaveCount(12);
  await context.close();
});

test('the myopia page offers a myopia consultation', async ({ page }) => {
  await page.goto('/services/myopia-management');
  const button = page
    .getByRole('main')
    .getByRole('link', { name: 'Schedule a Myopia Consultation' })
    .first();
  await expect(button).toHaveAttribute('href', '/#book');
});

test('the emergencies page opens with a red call button and the three levels', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/services/eye-emergencies');
  const call = page
    .getByRole('main')
    .getByRole('link', { name: /^Call Now/ })
    .first();
  await expect(call).toHaveAttribute('href', /^tel:\+1/);
  await expect(call).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  const levels = page.getByRole('main').getByRole('heading', { level: 3 });
  expect((await levels.allInnerTexts()).slice(0, 3)).toEqual([
    expect.stringMatching(/^Call 911/),
    expect.stringMatching(/^Call us now/),
    expect.stringMatching(/^Book a visit soon/),
  ]);
  for (const index of [0, 1, 2]) await expect(levels.nth(index)).toBeInViewport();
});

test('on a phone the first level of an emergency is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/services/eye-emergencies');
  await expect(page.getByRole('heading', { name: /^Call 911/ })).toBeInViewport();
});

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'More on this site' });
}

async function wakeAccordion(page: Page) {
  const island = page.locator('[data-island=helpful-articles]');
  await island.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=helpful-articles][data-awake]')).toBeVisible();
  return island.getByRole('button');
}
