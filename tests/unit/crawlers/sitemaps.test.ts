import { expect, test } from 'vitest';
import { lastChange } from '#domain/site/routes.ts';
import { sitemapIndexXml } from '#server/files/routes.ts';

test('the sitemap index gives the sitemap the date of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated) => ({ path: '/a', updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});

test.each([
  ['/', '2026-10-26'],
  ['/blog', '2026-07-13'],
  ['/helpful-links', '2026-07-13'],
  ['/eye-care-guides', '2026-07-13'],
  ['/eye-problems', '2026-10-12'],
  ['/sitemap', '2026-11-16'],
  ['/contact', '2000-01-01'],
])('the last change of %s is that of its newest entry, or its own', (path, newest) => {
  expect(lastChange({ path, updated: '2000-01-01' })).toBe(newest);
  expect(lastChange({ path, updated: '2999-12-31' })).toBe('2999-12-31');
});
