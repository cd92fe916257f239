import { existsSync } from 'node:fs';
import { entryAt, guides, services } from './support/content.ts';
import { bookingHref, callLink, mainLocation, practice } from './support/practice.ts';
import { templates } from './support/templates.ts';
import { expect, type Page, scriptlessTest, test } from './support/test.ts';

const service = templates.service ?? '';

test.skip(!service, 'The content has no service.');

const guidesByCategory = Map.groupBy(guides, ({ record }) => record.category);

test('a service has its sections in order, and folded questions', async ({ page }) => {
  await page.goto(service);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(entryAt(service).record.title);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  const specified = ['Why It Matters', 'How We Do It', 'Latest Tech We Use'];
  expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
  expect(headings).toContain('Frequently Asked Questions');
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
  const question = faq.locator('details').nth(1);
  await expect(question.locator('p')).toBeHidden();
  await question.locator('summary').press('Enter');
  await expect(question.locator('p')).toBeVisible();
  const action = page.getByRole('region', { name: 'Ready when you are' });
  await expect(action.locator(`a[href="${bookingHref}"]`)).toBeVisible();
  await expect(action.locator(`a[href="${callLink(mainLocation.phone)}"]`)).toBeVisible();
});

test('the sidebar’s accordion has at most one open category', async ({ page }) => {
  await page.goto(service);
  const links = sidebar(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const reviews = practice.reviewProfile ? ['/#reviews'] : [];
  expect(targets).toEqual(['/#about', '/#services', '/#team', ...reviews, '/contact']);
  await expect(sidebar(page).getByPlaceholder('Search our site...', { exact: true })).toBeVisible();
  for (const [name, target] of [
    ['All Eye Care Services', '/#services'],
    ['Keep in Touch', '/contact'],
  ] as const)
    await expect(sidebar(page).getByRole('link', { name })).toHaveAttribute('href', target);
  if (guidesByCategory.size < 2) return;
  const categories = sidebar(page).locator('h3 > button');
  const articles = sidebar(page).locator('[data-part="item-content"]:visible');
  await expect(categories).toHaveCount(guidesByCategory.size);
  const [first, second] = [categories.nth(0), categories.nth(1)];
  await first.click();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(articles).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(articles.getByRole('link').first()).toBeFocused();
  await second.click();
  await expect(articles).toHaveCount(0);
});

const withFrames = services.find(({ record }) => record.gallery);
const isShown = withFrames && existsSync('content/frames.yaml');

scriptlessTest('a button leads to the frames, without JavaScript, too', async ({ page }) => {
  scriptlessTest.skip(!isShown, 'the practice shows no frames');
  await page.goto(withFrames?.path ?? '');
  await page.getByRole('link', { name: withFrames?.record.gallery?.action ?? '' }).click();
  const gallery = page.locator('#gallery');
  await expect(gallery.getByRole('heading', { level: 2 })).toBeInViewport();
  const plates = gallery.getByRole('listitem').getByRole('img');
  await page.emulateMedia({ media: 'print' });
  const names = await gallery.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const plate of await plates.all()) await expect(plate).toBeVisible();
  await expect(plates).toHaveCount(names.length);
});

function sidebar(page: Page) {
  return page.getByRole('complementary', { name: 'More on this site' });
}
