import { Hono } from 'hono';
import { listRoutes } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-headers.ts';
import { sitemapFiles, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** The sitemap index's own address, for `robots.txt`. */
export const sitemapIndexPath = '/sitemap-index.xml';

/** The addresses that the outside knows, and the files they lead to. */
const redirects = { '/sitemap.xml': '/sitemap-pages.xml', '/sitemap_index.xml': sitemapIndexPath };

export const sitemaps = new Hono<ServerTypes>();

sitemaps.get(sitemapIndexPath, (c) =>
  c.body(sitemapIndexXml(sitemapFiles(listRoutes())), 200, xmlHeaders()),
);

sitemaps.get('/:file{sitemap-pages[0-9-]*\\.xml}', (c, next) => {
  const file = sitemapFiles(listRoutes()).find(({ path }) => path === c.req.path);
  return file ? c.body(sitemapXml(file), 200, xmlHeaders()) : next();
});

for (const [from, to] of Object.entries(redirects)) {
  sitemaps.get(from, (c) =>
    c.html(redirectPage(to), 301, { Location: to, 'Cache-Control': cacheControl.hour }),
  );
}

function xmlHeaders() {
  return { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cacheControl.hour };
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
