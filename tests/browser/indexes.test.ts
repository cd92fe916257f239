import { expect, test } from '@playwright/test';

test('the blog index features three posts and six categories of guides', async ({ page }) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: 'Featured Articles' });
  const posts = featured.getByRole('article').getByRole('link');
  await expect(posts).toHaveCount(3);
  for (const post of await posts.all()) await expect(post).toHaveAttribute('href', /^\/blog\//);
});

test('each category card has two guides and a link to all of them', async ({ page }) => {
  await page.goto('/blog');
  const cards = page
    .getByRole('region', { name: 'Helpful Eye Care Guides' })
    .locator('.category-card');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.locator('a[href^="/helpful-links/"]')).toHaveCount(2);
    await expect(card.getByRole('link', { name: 'View all guides' })).toHaveAttribute(
      'href',
      '/helpful-links',
    );
  }
});

test('one guide index has six categories with two guides each', async ({ page }) => {
  await page.goto('/helpful-links');
  await expect(page).toHaveTitle(/^Eye Care Guides \| /);
  const cards = page.locator('.category-card');
  await expect(cards).toHaveCount(6);
  await expect(cards.locator('a[href^="/helpful-links/"]')).toHaveCount(12);
});

test('the other lists all twelve with their dates, oldest first', async ({ page }) => {
  await page.goto('/eye-care-guides');
  await expect(page).toHaveTitle(/^Eye Care Guides \| /);
  const guides = page.getByRole('main').getByRole('article');
  await expect(guides).toHaveCount(12);
  const dates = await guides
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  expect(dates).toHaveLength(12);
  expect(dates).toEqual([...dates].sort());
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
