import type { Locator } from '@playwright/test';
import {
  guides,
  languageHelpRoutes,
  partOf,
  patientPages,
  posts,
  problems,
  services,
  translations,
} from './support/content.ts';
import { openLocations } from './support/practice.ts';
import { expect, scriptlessTest as test } from './support/test.ts';

const categoriesInUse = new Set(guides.map(({ record }) => record.category));

/** Returns where the links go. */
const targetsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Checks that each category with guides has a card with one or two of them. */
async function expectCards(cards: Locator) {
  await expect(cards).toHaveCount(categoriesInUse.size);
  for (const card of await cards.all())
    expect([1, 2]).toContain(await card.locator('a[href^="/helpful-links/"]').count());
}

test('the blog features the newest post, and links to all, which lead back', async ({ page }) => {
  test.skip(posts.length === 0, 'The content has no post.');
  await page.goto(posts[0]?.path ?? '');
  const back = page.getByRole('main').getByRole('link', { name: 'Back to Blog' });
  await expect(back).toHaveAttribute('href', '/blog');
  await page.goto('/blog');
  const featured = page.getByRole('region', { name: partOf('/blog', 'featured').heading });
  const [newest] = posts.toSorted((one, other) => other.record.date.localeCompare(one.record.date));
  const [first] = await targetsOf(featured.getByRole('listitem').getByRole('link'));
  expect(first).toBe(newest?.path);
  const all = await targetsOf(page.getByRole('main').getByRole('link'));
  expect(all).toEqual(expect.arrayContaining(posts.map(({ path }) => path)));
  if (guides.length === 0) return;
  const { heading, action } = partOf('/blog', 'guides');
  const cards = page.getByRole('region', { name: heading }).locator('.category-card');
  await expectCards(cards);
  const toAll = await targetsOf(cards.getByRole('link', { name: action }));
  expect(toAll).toEqual([...categoriesInUse].map(() => '/helpful-links'));
});

test('the home page has all services, and both lists of guides are complete', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.service-card a')).toHaveCount(services.length);
  if (guides.length === 0) return;
  await page.goto('/helpful-links');
  await expectCards(page.locator('.category-card'));
  await page.goto('/eye-care-guides');
  const times = page.getByRole('main').locator('li time');
  const dates = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(dates, 'oldest first').toEqual(guides.map(({ record }) => record.date).sort());
});

test('the sitemap page lists every page and the XML sitemaps', async ({ page }) => {
  await page.goto('/sitemap');
  const list = (name: string) =>
    page
      .getByRole('main')
      .getByRole('region', { name: new RegExp(`^${name}$`, 'i') })
      .getByRole('link');
  const lists = [
    [posts, '/blog'],
    [guides, '/helpful-links'],
    [problems, '/eye-problems'],
    [services, '/#services'],
  ] as const;
  const ofLists = lists.flatMap(([all, path]) => (all.length > 0 ? path : []));
  const inOthers = translations.map(({ path }) => path);
  const ofSights = problems.some(({ record }) => record.show) ? ['/show-what-you-see'] : [];
  const main = ['/', '/contact', ...languageHelpRoutes, ...ofLists, ...ofSights, ...inOthers];
  expect((await targetsOf(list('Main pages'))).sort()).toEqual(main.sort());
  expect(await targetsOf(list('Legal'))).toEqual(['/accessibility', '/privacy', '/terms']);
  for (const [name, entries] of [
    ['Services', services],
    ['Eye Problems', problems],
    ['For patients', patientPages],
    ['Blog', posts],
    ['Helpful articles', guides],
  ] as const)
    expect((await targetsOf(list(name))).sort()).toEqual(entries.map(({ path }) => path).sort());
  expect(await targetsOf(list('XML sitemaps'))).toEqual(['/sitemap_index.xml', '/sitemap.xml']);
  await expect(list('XML sitemaps').first()).toHaveAttribute('target', '_blank');
});

test('the footer links to pages, and to legal pages', async ({ page }) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  const lists = [posts.length > 0 && 'Blog', guides.length > 0 && 'Eye Care Guides'];
  const names = ['Home', 'Services', ...lists.filter(Boolean), 'Contact', 'Sitemap'];
  await expect(quick).toHaveText(names as string[]);
  const targets = await targetsOf(footer.getByRole('link'));
  expect(targets).toEqual(expect.arrayContaining(['/privacy', '/terms', '/accessibility']));
  expect(targets.filter((path) => path.startsWith('tel:'))).toHaveLength(openLocations.length);
});
