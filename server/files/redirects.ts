import { Hono } from 'hono';
import { redirects } from '#domain/content.ts';
import { language } from '#domain/language/language.ts';
import { hasMarkdown } from '#domain/site/routes.ts';
import { redirectWords } from '#domain/words/pages.ts';
import { cacheControl } from '../cache-control.ts';
import type { ServerTypes } from '../environment.ts';
import { sitemapIndexPath, sitemapPath } from './sitemaps.ts';

/**
 * Returns permanent redirects from the usual sitemap addresses, and from pages that were renamed or deleted.
 * Targets are on this site, and the query is dropped.
 * @param former maps each former path to its current one
 */
export function redirectRoutes(former = redirects): Hono<ServerTypes> {
  const targets = {
    ...former,
    ...Object.fromEntries(Object.entries(former).map(markdownOf)),
    '/sitemap.xml': sitemapPath,
    '/sitemap_index.xml': sitemapIndexPath,
  };
  const routes = new Hono<ServerTypes>();
  for (const [from, to] of Object.entries(targets)) {
    const headers = { Location: to, 'Cache-Control': cacheControl.hour };
    routes.get(from, (c) => c.html(redirectPage(to), 301, headers));
  }
  return routes;
}

/**
 * Returns the redirect for a page's Markdown file: to the new page's Markdown, or to the new page if it has none.
 */
function markdownOf([from, to]: [string, string]): [string, string] {
  return [`${from}.md`, hasMarkdown(to) ? `${to}.md` : to];
}

/** For clients that don't follow redirects. */
function redirectPage(to: string): string {
  const { heading, moved, link } = redirectWords;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${heading}</title></head>
<body><p>${moved.replace('{link}', `<a href="${to}">${link}</a>`)}</p></body>
</html>
`;
}
