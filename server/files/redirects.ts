import { Hono } from 'hono';
import { redirects } from '#domain/content.ts';
import { language } from '#domain/language.ts';
import { hasMarkdown } from '#domain/site/routes.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../headers.ts';
import { sitemapIndexPath, sitemapPath } from './routes.ts';

/** Returns permanent redirects from the usual sitemap addresses, and from pages that were renamed or deleted. */
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
  const routes = new Hono<ServerTypes>();
  for (const [from, to] of Object.entries(targets)) {
    const headers = { Location: to, 'Cache-Control': cacheControl.hour };
    routes.get(from, (c) => c.html(redirectPage(to), 301, headers));
  }
  return routes;
}

/** For clients that don't follow redirects. */
function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>This address has changed</title></head>
<body><p>The page has another address: <a href="${to}">click here</a>.</p></body>
</html>
`;
}
