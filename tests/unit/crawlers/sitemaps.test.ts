import { expect, test } from 'vitest';
import { lastChange } from '#domain/site/routes.ts';
import { sitemapIndexXml } from '#server/routes/files/sitemaps.ts';
import { articles, entries, guides, services } from '../content/all-entries.ts';

test('the index names the sitemap with the day of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated, index) => ({ path: `/page-${index}`, updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});

/** Which page lists what, as the specification has it. */
const lists: [path: string, listed: readonly { entry: { record: object } }[]][] = [
  ['/', services],
  ['/blog', articles],
  ['/helpful-links', guides],
  ['/sitemap', entries.filter(({ collection }) => collection !== 'pages')],
];

test.each(lists)('%s changes with the newest entry that it lists', (path, listed) => {
  const days = listed.map(({ entry }) => String(Reflect.get(entry.record, 'updated')));
  const newest = days.reduce((one, other) => (one > other ? one : other), '2000-01-01');
  expect(lastChange({ path, updated: '2000-01-01' })).toBe(newest);
  expect(lastChange({ path, updated: '2999-12-31' })).toBe('2999-12-31');
});

test('a page that lists no entry changes with its own words alone', () => {
  expect(lastChange({ path: '/contact', updated: '2000-01-01' })).toBe('2000-01-01');
});
