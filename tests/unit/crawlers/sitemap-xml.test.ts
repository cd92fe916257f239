import { expect, test } from 'vitest';
import type { Route } from '#content/index.ts';
import { sitemapFiles, sitemapIndexXml } from '#server/files/sitemap-xml.ts';

const routes = (count: number): Route[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/page-${index}`,
    updated: `2026-01-${String((index % 28) + 1).padStart(2, '0')}`,
  }));

test('a site of ordinary size has one sitemap', () => {
  expect(sitemapFiles(routes(30)).map(({ path }) => path)).toEqual(['/sitemap-pages.xml']);
});

test('1,000 addresses fill one sitemap, one more begins the next', () => {
  expect(sitemapFiles(routes(1000))).toHaveLength(1);
  const files = sitemapFiles(routes(1001));
  expect(files.map(({ path }) => path)).toEqual(['/sitemap-pages.xml', '/sitemap-pages-2.xml']);
  expect(files.map((file) => file.routes.length)).toEqual([1000, 1]);
});

test('every route is in one file, in order', () => {
  const all = routes(7);
  expect(sitemapFiles(all, 3).flatMap((file) => file.routes)).toEqual(all);
});

test('the index names each file with the day of its latest change', () => {
  const xml = sitemapIndexXml(sitemapFiles(routes(4), 2));
  const found = xml.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>\s*<lastmod>(.*?)<\/lastmod>/g);
  expect(Array.from(found, ([, path, day]) => [path, day])).toEqual([
    ['/sitemap-pages.xml', '2026-01-02'],
    ['/sitemap-pages-2.xml', '2026-01-04'],
  ]);
});
