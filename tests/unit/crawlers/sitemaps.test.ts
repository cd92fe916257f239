import { expect, test } from 'vitest';
import { lastChange } from '#domain/site/routes.ts';
import { sitemapIndexXml } from '#server/files/sitemaps.ts';
import { articles, entries, guides, services } from '../content/all-entries.ts';

test('the sitemap index gives the sitemap the date of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated, index) => ({ path: `/page-${index}`, updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});

/** The entries that each page lists, per the specification. */
const lists: [path: string, listed: readonly { entry: { record: object } }[]][] = [
  ['/', services],
  ['/blog', articles],
  ['/helpful-links', guides],
  ['/sitemap', entries.filter(({ collection }) => collection !== 'pages')],
];

test.each(lists)('the last change of %s is that of its newest listed entry', (path, listed) => {
  const days = listed.map(({ entry }) => String(Reflect.get(entry.record, 'updated')));
  const newest = days.reduce((one, other) => (one > other ? one : other), '2000-01-01');
  expect(lastChange({ path, updated: '2000-01-01' })).toBe(newest);
  expect(lastChange({ path, updated: '2999-12-31' })).toBe('2999-12-31');
});

test('a page that lists no entries changes only with its own texts', () => {
  expect(lastChange({ path: '/contact', updated: '2000-01-01' })).toBe('2000-01-01');
});
