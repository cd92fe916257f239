import { XMLBuilder } from 'fast-xml-parser';
import { absoluteUrl, largestVariant, type Route } from '#content/index.ts';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The protocol allows 50,000 (sitemaps.org/protocol.html). With fewer, a file is written within a few
 * milliseconds, and a crawler fetches again only the thousand among which something changed.
 */
const urlsPerFile = 1000;

const xml = new XMLBuilder({ ignoreAttributes: false, format: true });

/** One file of a sitemap. */
export interface SitemapFile {
  path: string;
  routes: readonly Route[];
}

/**
 * Deals routes out to files of 1,000 at most.
 * @param limit routes a file, for tests
 */
export function sitemapFiles(routes: readonly Route[], limit = urlsPerFile): SitemapFile[] {
  const count = Math.max(1, Math.ceil(routes.length / limit));
  return Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? '/sitemap-pages.xml' : `/sitemap-pages-${index + 1}.xml`,
    routes: routes.slice(index * limit, (index + 1) * limit),
  }));
}

/** A sitemap of pages, with the picture of each. */
export function sitemapXml({ routes }: SitemapFile): string {
  const url = routes.map(({ path, updated, image }) => ({
    loc: absoluteUrl(path),
    lastmod: updated,
    ...(image && { 'image:image': { 'image:loc': absoluteUrl(largestVariant(image)) } }),
  }));
  return document({
    urlset: { '@_xmlns': sitemapNamespace, '@_xmlns:image': imageNamespace, url },
  });
}

/** The list of the sitemaps. */
export function sitemapIndexXml(files: readonly SitemapFile[]): string {
  const sitemap = files.map(({ path, routes }) => ({
    loc: absoluteUrl(path),
    lastmod: latest(routes),
  }));
  return document({ sitemapindex: { '@_xmlns': sitemapNamespace, sitemap } });
}

function latest(routes: readonly Route[]): string | undefined {
  return routes
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
}

function document(content: object): string {
  return xml.build({ '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' }, ...content });
}
