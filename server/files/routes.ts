import { Hono } from 'hono';
import { cardPath, openLocations, siteFeed } from '#domain/content.ts';
import { listRoutes } from '#domain/site/routes.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';
import { cacheControl } from '../cache-control.ts';
import type { ServerTypes } from '../environment.ts';
import { atomFeed } from './feed.ts';
import { siteSummary } from './llms.ts';
import { securityTxt, securityTxtPath } from './security-txt.ts';
import { sitemapIndexPath, sitemapIndexXml, sitemapPath, sitemapXml } from './sitemaps.ts';
import { speculationRules, speculationRulesPath } from './speculation-rules.ts';
import { locationCard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

interface TextFile {
  type: string;
  write: () => string;
  headers?: Record<string, string>;
}

const [plain, xml] = ['text/plain; charset=UTF-8', 'application/xml; charset=utf-8'];
const unlisted = { 'X-Robots-Tag': 'noindex' };

/** The generated files, by address. */
export const textFiles: Record<string, TextFile> = {
  '/robots.txt': {
    type: plain,
    write: () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapIndexPath)}\n`,
  },
  [securityTxtPath]: { type: plain, write: securityTxt },
  '/llms.txt': { type: plain, write: siteSummary, headers: unlisted },
  [sitemapPath]: { type: xml, write: () => sitemapXml(listRoutes()) },
  [sitemapIndexPath]: { type: xml, write: () => sitemapIndexXml(listRoutes()) },
  [siteFeed.path]: {
    type: 'application/atom+xml; charset=utf-8',
    write: () => atomFeed(),
    headers: unlisted,
  },
  [speculationRulesPath]: {
    type: 'application/speculationrules+json',
    write: () => JSON.stringify(speculationRules),
  },
  '/manifest.webmanifest': {
    type: 'application/manifest+json; charset=utf-8',
    write: () => JSON.stringify(webManifest),
  },
};

for (const location of openLocations) {
  const path = cardPath(location);
  textFiles[path] = {
    type: 'text/vcard; charset=utf-8',
    write: () => locationCard(location),
    headers: { 'Content-Disposition': `attachment; filename="${path.slice(1)}"` },
  };
}

export const files = new Hono<ServerTypes>();

for (const [path, { type, write, headers }] of Object.entries(textFiles)) {
  files.get(path, (c) =>
    c.body(write(), 200, {
      'Content-Type': type,
      'Cache-Control': cacheControl.hour,
      ...headers,
    }),
  );
}
