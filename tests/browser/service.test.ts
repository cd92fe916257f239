import { entryAt, guides } from './support/content.ts';
import { bookingHref, practice } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const { service } = templates;

const guidesByCategory = Map.groupBy(guides, ({ record }) => record.category);

/** The number of guides that the accordion shows per category: at most two. */
const shownGuides = [...guidesByCategory.values()].map((members) => Math.min(members.length, 2));

test('a service has its sections in order, a call to action, and a sidebar with an accordion', async ({
  page,
}) => {
  const record = entryAt(service).record;
  await page.goto(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(record.title);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const specified = ['Why It Matters', 'How We Do It', 'Latest Tech We Use'];
  expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
  expect(headings).toContain('Frequently Asked Questions');
  const questions = page.locator('details.question');
  await expect(questions.first().locator('p')).toBeVisible();
  const question = questions.nth(1);
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').press('Enter');
  await expect(question.locator('p')).toBeVisible();
  const action = page.getByRole('region', { name: 'Ready when you are' });
  await expect(action.locator(`a[href="${bookingHref}"]`)).toBeVisible();
  await expect(action.locator('a[href^="tel:+1"]')).toBeVisible();
  const field = sidebar(page).getByPlaceholder('Search our site...', { exact: true });
  await expect(field).toHaveAttribute('name', 'q');
  const form = sidebar(page).locator('form');
  await expect(form).toHaveAttribute('action', '/search');
  await expect(form).toHaveAttribute('method', 'get');
  const links = sidebar(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const reviews = practice.reviewProfile ? ['/#reviews'] : [];
  expect(targets).toEqual(['/#about', '/#services', '/#team', ...reviews, '/contact']);
  for (const [name, target] of [
    ['All Eye Care Services', '/#services'],
    ['Keep in Touch', '/contact'],
  ] as const) {
    await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('href', target);
  }
  const island = page.locator('[data-island=helpful-articles]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', '');
  const categories = sidebar(page).locator('h3 > button');
  const articles = sidebar(page).locator('.accordion-content:visible');
  await expect(categories).toHaveCount(guidesByCategory.size);
  const [first, second] = [categories.nth(0), categories.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(articles).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(articles.getByRole('link').first()).toBeFocused();
  await second.click();
  await expect(articles).toHaveCount(0);
});

scriptlessTest('without JavaScript, every category shows its guides', async ({ page }) => {
  await page.goto(service);
  await expect(sidebar(page).locator('.accordion-content a:visible')).toHaveCount(
    shownGuides.reduce((sum, count) => sum + count),
  );
});

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'More on this site' });
}
