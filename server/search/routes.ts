import { Hono } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { ServerTypes } from '../environment.ts';
import { suggest } from './search.ts';

export const suggestions = new Hono<ServerTypes>();

/** Responses to queries are private: shared caches don't store them, and search engines don't list them. */
const unlisted = { 'X-Robots-Tag': 'noindex', 'Cache-Control': cacheControl.visitor };

suggestions.use('/search', async function keepUnlisted(c, next) {
  await next();
  c.header('X-Robots-Tag', unlisted['X-Robots-Tag']);
});

/**
 * Suggests pages for a search field, and the sign that the query may describe. Of several `q` or `in` parameters the
 * last one counts, as on the page.
 */
suggestions.get('/search.json', async function suggestPages(c) {
  const [query, folder] = [c.req.queries('q')?.at(-1), c.req.queries('in')?.at(-1)];
  return c.json(await suggest(c, query, folder), 200, unlisted);
});
