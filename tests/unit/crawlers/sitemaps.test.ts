import { expect, test } from 'vitest';
import { sitemapIndexXml } from '#server/files/sitemaps.ts';

test('the index names the sitemap with the day of its latest change', () => {
  const days = ['2026-01-02', '2026-03-04', '2025-12-31'];
  const xml = sitemapIndexXml(days.map((updated, index) => ({ path: `/page-${index}`, updated })));
  expect(xml.match(/<lastmod>.*?<\/lastmod>/g)).toEqual(['<lastmod>2026-03-04</lastmod>']);
});
