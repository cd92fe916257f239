import { expect, test } from '@playwright/test';
import { guides, posts, sectionAt } from '../unit/content/all-entries.ts';

const categoriesInUse = new Set(guides.map(({ entry }) => entry.record.category));

/** A menu or a card shows two guides of a category, where there are two. */
const fewestLinks = [...categoriesInUse]
  .map((category) => guides.filter(({ entry }) => entry.record.category === category).length)
  .reduce((sum, count) => sum + Math.min(count, 2), 0);

test('the blog index features the newest posts and leads to every post', async ({ page }) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: sectionAt('/blog', 'featured').heading });
  const [newest] = posts.toSorted((one, other) =>
    other.entry.record.date.localeCompare(one.entry.record.date),
  );
  const links = featured.getByRole('article').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', newest?.path ?? '');
  for (const { path } of posts) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});

test('each category with guides has a card with one or two of them and a link to all', async ({
  page,
}) => {
  await page.goto('/blog');
  const { heading, action = '' } = sectionAt('/blog', 'guides');
  const cards = page.getByRole('region', { name: heading }).locator('.category-card');
  await expect(cards).toHaveCount(categoriesInUse.size);
  for (const card of await cards.all()) {
    expect([1, 2]).toContain(await card.locator('a[href^="/helpful-links/"]').count());
    await expect(card.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/helpful-links',
    );
  }
});

test('one guide index has a card with guides for each category', async ({ page }) => {
  await page.goto('/helpful-links');
  await expect(page).toHaveTitle(/^Eye Care Guides \| /);
  const cards = page.locator('.category-card');
  await expect(cards).toHaveCount(categoriesInUse.size);
  const links = cards.locator('a[href^="/helpful-links/"]');
  expect(await links.count()).toBeGreaterThanOrEqual(fewestLinks);
});

test('the other lists all guides with their dates, oldest first', async ({ page }) => {
  await page.goto('/eye-care-guides');
  await expect(page).toHaveTitle(/^Eye Care Guides \| /);
  const dates = await page
    .getByRole('main')
    .getByRole('article')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toEqual(guides.map(({ entry }) => entry.record.date).sort());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/helpful-links$/);
});

for (const path of ['/blog', '/helpful-links', '/eye-care-guides', '/sitemap']) {
  test(`${path} fits a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
