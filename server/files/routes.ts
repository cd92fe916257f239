import { Hono } from 'hono';
import { html } from 'hono/html';
import {
  articles,
  cardPath,
  openLocations,
  practice,
  redirects,
  siteFeed,
  themeColors,
} from '#domain/content.ts';
import { plainPath } from '#domain/core/addresses.ts';
import { addDays } from '#domain/core/dates.ts';
import { today } from '#domain/core/environment.ts';
import { language } from '#domain/core/language.ts';
import { findPicture } from '#domain/pictures/pictures.ts';
import { hasMarkdown, listRoutes, type Route } from '#domain/site/routes.ts';
import { absoluteUrl } from '#domain/structured-data/graph.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl, noIndex, speculationRulesPath } from '../headers.ts';
import { atomFeed } from './feed.ts';
import { siteSummary } from './llms.ts';
import { locationCard } from './vcard.ts';

interface TextFile {
  type: string;
  write: () => string;
  headers?: Record<string, string>;
}

const sitemapPath = '/sitemap-pages.xml';
const sitemapIndexPath = '/sitemap-index.xml';

const plain = 'text/plain; charset=UTF-8';
const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';
const securityTxtPath = '/.well-known/security.txt';

export const textFiles: Record<string, TextFile> = {
  '/robots.txt': {
    type: plain,
    write: () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(sitemapIndexPath)}\n`,
  },
  [securityTxtPath]: { type: plain, write: securityTxt },
  '/llms.txt': { type: plain, write: siteSummary, headers: noIndex },
  [sitemapPath]: { type: xml, write: () => sitemapXml(listRoutes()) },
  [sitemapIndexPath]: { type: xml, write: () => sitemapIndexXml(listRoutes()) },
  ...(articles.length > 0 && {
    [siteFeed.path]: { type: atom, write: () => atomFeed(), headers: noIndex },
  }),
  [speculationRulesPath]: { type: 'application/speculationrules+json', write: speculationRules },
  '/manifest.webmanifest': { type: 'application/manifest+json; charset=utf-8', write: webManifest },
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
  const all = { 'Content-Type': type, 'Cache-Control': cacheControl.hour, ...headers };
  files.get(path, (c) => c.body(write(), 200, all));
}

/**
 * Returns permanent redirects from the usual sitemap addresses, and from pages that were renamed or deleted. A file of the
 * site comes first.
 */
export function redirectRoutes(former = redirects): Hono<ServerTypes> {
  const targets: Record<string, string> = {
    ...former,
    '/sitemap.xml': sitemapPath,
    '/sitemap_index.xml': sitemapIndexPath,
  };
  // A page's Markdown leads to that of the new page, or to the new page if it has none.
  for (const [from, to] of Object.entries(former)) {
    targets[`${from}.md`] = hasMarkdown(to) ? `${to}.md` : to;
  }
  return new Hono<ServerTypes>().get('*', async (c, next) => {
    const from = plainPath(c.req.path);
    const to = !Object.hasOwn(textFiles, from) && Object.hasOwn(targets, from) && targets[from];
    if (!to) return next();
    return c.html(redirectPage(to), 301, { Location: to, 'Cache-Control': cacheControl.hour });
  });
}

/** Returns a page for clients that don't follow redirects. */
function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>This address has changed</title></head>
<body><p>The page has another address: <a href="${to}">click here</a>.</p></body>
</html>
`;
}

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

function sitemapXml(routes: readonly Route[]): string {
  const urls = routes.map(
    ({ path, updated, image }) => html`
  <url>
    <loc>${absoluteUrl(path)}</loc>
    <lastmod>${updated}</lastmod>${
      image &&
      html`
    <image:image>
      <image:loc>${absoluteUrl(findPicture(image).src)}</image:loc>
    </image:image>`
    }
  </url>`,
  );
  return `${html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${sitemapNamespace}" xmlns:image="${imageNamespace}">${urls}
</urlset>
`}`;
}

export function sitemapIndexXml(routes: readonly Route[]): string {
  const days = routes.map(({ updated }) => updated).sort();
  return `${html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${sitemapNamespace}">
  <sitemap>
    <loc>${absoluteUrl(sitemapPath)}</loc>
    <lastmod>${days.at(-1)}</lastmod>
  </sitemap>
</sitemapindex>
`}`;
}

/** Returns where to report vulnerabilities (RFC 9116). It expires within a year, as the RFC requires. */
function securityTxt(): string {
  const expires = addDays(today().toISOString().slice(0, 10), 360);
  return [
    `Contact: mailto:${practice.email}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${new Intl.Locale(language).language}`,
    `Canonical: ${absoluteUrl(securityTxtPath)}`,
    '',
  ].join('\n');
}

/** Returns what a browser may load while the pointer rests on a link: pages of this site, but no file and no form. */
function speculationRules(): string {
  const where = {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: '/*.*' } },
      { not: { href_matches: '/api/*' } },
      { not: { href_matches: '/edit' } },
      { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
    ],
  };
  const rules = [{ where, eagerness: 'moderate' }];
  return JSON.stringify({ prefetch: rules, prerender: rules });
}

/** Returns the site's name and icons as an installed app. */
function webManifest(): string {
  const icon = { type: 'image/png' };
  return JSON.stringify({
    id: '/',
    name: practice.name,
    short_name: practice.shortName,
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { ...icon, src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { ...icon, src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
      { ...icon, src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
