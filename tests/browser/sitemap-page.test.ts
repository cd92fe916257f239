import { expect, type Locator, type Page, test } from '@playwright/test';
import { guides, posts, services } from '../unit/content/all-entries.ts';

test('the sitemap page lists the XML sitemaps, opened in a new tab, and says so', async ({
  page,
}) => {
  await page.goto('/sitemap');
  const links = list(page, 'XML sitemaps');
  expect(await targets(links)).toEqual(['/sitemap_index.xml', '/sitemap.xml']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('opens in a new tab');
  }
});

test('the sitemap page lists the main pages and the legal pages', async ({ page }) => {
  await page.goto('/sitemap');
  const main = ['/', '/#services', '/blog', '/contact', '/helpful-links'];
  expect(await targets(list(page, 'Main pages'))).toEqual(main);
  expect(await targets(list(page, 'Legal'))).toEqual(['/accessibility', '/privacy', '/terms']);
});

test('the sitemap page lists every service, post and guide', async ({ page }) => {
  await page.goto('/sitemap');
  const lists = [
    ['Services', services],
    ['Blog', posts],
    ['Helpful articles', guides],
  ] as const;
  for (const [name, entries] of lists) {
    const found = await targets(list(page, name));
    expect(found.toSorted()).toEqual(entries.map(({ path }) => path).sort());
  }
});

function list(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('region', { name, exact: true }).getByRole('link');
}

function targets(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}
