import type { Locator } from '@playwright/test';
import { guides, partOf, patientPages, posts, problems, services } from './support/content.ts';
import { expect, type Page, scriptlessTest as test } from './support/test.ts';

const categoriesInUse = new Set(guides.map(({ record }) => record.category));

/** Checks that each category with guides has a card with one or two of them. */
async function expectCards(cards: Locator) {
  await expect(cards).toHaveCount(categoriesInUse.size);
  for (const card of await cards.all()) {
    // The ID of a category could be one that the page uses itself.
    await expect(card).not.toHaveAttribute('id');
    expect([1, 2]).toContain(await card.locator('a[href^="/helpful-links/"]').count());
  }
}

test('the blog index features the newest post and links to all posts and guides', async ({
  page,
}) => {
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: partOf('/blog', 'featured').heading });
  const [newest] = posts.toSorted((one, other) => other.record.date.localeCompare(one.record.date));
  const links = featured.getByRole('listitem').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', newest?.path ?? '');
  for (const { path } of posts) {
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  }
  const { heading, action } = partOf('/blog', 'guides');
  const cards = page.getByRole('region', { name: heading }).locator('.category-card');
  await expectCards(cards);
  const toAll = cards.getByRole('link', { name: action });
  await expect(toAll).toHaveCount(categoriesInUse.size);
  await expect(toAll.first()).toHaveAttribute('href', '/helpful-links');
});

test('the home page has all services, and both lists of guides are complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.service-card a')).toHaveCount(services.length);
  await page.goto('/helpful-links');
  await expectCards(page.locator('.category-card'));
  await page.goto('/eye-care-guides');
  const times = page.getByRole('main').locator('li time');
  const dates = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates, 'oldest first').toEqual(guides.map(({ record }) => record.date).sort());
});

test('the sitemap page lists main and legal pages, every entry, and XML sitemaps', async ({
  page,
}) => {
  await page.goto('/sitemap');
  const main = ['/', '/#services', '/blog', '/contact', '/helpful-links', '/eye-problems'];
  expect(await listed(page, 'Main pages')).toEqual(main);
  expect(await listed(page, 'Legal')).toEqual(['/accessibility', '/privacy', '/terms']);
  for (const [name, entries] of [
    ['Services', services],
    ['Eye Problems', problems],
    ['For patients', patientPages],
    ['Blog', posts],
    ['Helpful articles', guides],
  ] as const) {
    expect((await listed(page, name)).sort()).toEqual(entries.map(({ path }) => path).sort());
  }
  expect(await listed(page, 'XML sitemaps')).toEqual(['/sitemap_index.xml', '/sitemap.xml']);
  for (const link of await list(page, 'XML sitemaps').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('opens in a new tab');
  }
});

function list(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true }).getByRole('link');
}

function listed(page: Page, name: string): Promise<(string | null)[]> {
  return list(page, name).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
