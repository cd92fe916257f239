import { XMLBuilder } from 'fast-xml-parser';
import { webpPath } from '#domain/pictures/find-picture.ts';
import type { Route } from '#domain/site/routes.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';

export const sitemapPath = '/sitemap-pages.xml';

/** The address of the sitemap index, for `robots.txt`. */
export const sitemapIndexPath = '/sitemap-index.xml';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

const xml = new XMLBuilder({ ignoreAttributes: false, format: true });

export function sitemapXml(routes: readonly Route[]): string {
  const url = routes.map(({ path, updated, image }) => ({
    loc: absoluteUrl(path),
    lastmod: updated,
    ...(image && { 'image:image': { 'image:loc': absoluteUrl(webpPath(image)) } }),
  }));
  return document({
    urlset: { '@_xmlns': sitemapNamespace, '@_xmlns:image': imageNamespace, url },
  });
}

export function sitemapIndexXml(routes: readonly Route[]): string {
  const lastmod = routes
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  const sitemap = { loc: absoluteUrl(sitemapPath), lastmod };
  return document({ sitemapindex: { '@_xmlns': sitemapNamespace, sitemap } });
}

function document(content: object): string {
  return xml.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...content });
}
