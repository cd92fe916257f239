import { XMLBuilder } from 'fast-xml-parser';
import { Hono } from 'hono';
import { absoluteUrl, largestVariant, listRoutes, type Route } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

const sitemapPath = '/sitemap-pages.xml';

/** The sitemap index's own address, for `robots.txt`. */
export const sitemapIndexPath = '/sitemap-index.xml';

/** The addresses that the outside knows, and the files they lead to. */
const redirects = { '/sitemap.xml': sitemapPath, '/sitemap_index.xml': sitemapIndexPath };

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

const xml = new XMLBuilder({ ignoreAttributes: false, format: true });
const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': cacheControl.hour,
};

export const sitemaps = new Hono<ServerTypes>();

sitemaps.get(sitemapPath, (c) => c.body(sitemapXml(listRoutes()), 200, headers));
sitemaps.get(sitemapIndexPath, (c) => c.body(sitemapIndexXml(listRoutes()), 200, headers));

for (const [from, to] of Object.entries(redirects)) {
  sitemaps.get(from, (c) =>
    c.html(redirectPage(to), 301, { Location: to, 'Cache-Control': cacheControl.hour }),
  );
}

/** A sitemap of pages, with the picture of each. */
export function sitemapXml(routes: readonly Route[]): string {
  const url = routes.map(({ path, updated, image }) => ({
    loc: absoluteUrl(path),
    lastmod: updated,
    ...(image && { 'image:image': { 'image:loc': absoluteUrl(largestVariant(image)) } }),
  }));
  return document({
    urlset: { '@_xmlns': sitemapNamespace, '@_xmlns:image': imageNamespace, url },
  });
}

/** The list of sitemaps: one, with the day on which a page changed last. */
export function sitemapIndexXml(routes: readonly Route[]): string {
  const [lastmod] = routes
    .map(({ updated }) => updated)
    .sort()
    .reverse();
  const sitemap = { loc: absoluteUrl(sitemapPath), lastmod };
  return document({ sitemapindex: { '@_xmlns': sitemapNamespace, sitemap } });
}

function document(content: object): string {
  return xml.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...content });
}

/** For whoever doesn't follow redirects. */
function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><title>Sitemap</title></head>
<body><p>The sitemap has its own file: <a href="${to}">click here</a>.</p></body>
</html>
`;
}
