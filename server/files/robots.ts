import { Hono } from 'hono';
import { absoluteUrl } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';
import { sitemapIndexPath } from './sitemaps.ts';

export const robots = new Hono<ServerTypes>();

robots.get('/robots.txt', (c) =>
  c.text(
    ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl(sitemapIndexPath)}`, ''].join('\n'),
    200,
    { 'Cache-Control': cacheControl.hour },
  ),
);

/**
 * Proves to IndexNow that a push comes from us: the file whose name and content are the key. Without
 * the environment variable `INDEXNOW_KEY` there is no such file.
 */
robots.get('/:file{[A-Za-z0-9-]{8,128}\\.txt}', (c, next) => {
  const key = globalThis.process?.env?.['INDEXNOW_KEY'];
  if (!key || c.req.param('file') !== `${key}.txt`) return next();
  return c.text(key, 200, { 'Cache-Control': cacheControl.hour, 'X-Robots-Tag': 'noindex' });
});
