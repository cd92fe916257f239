import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cacheControl } from '../../cache/cache-control.ts';
import type { ServerTypes } from '../../environment.ts';
import { suggest } from './search.ts';

/** Responses to queries are private: shared caches don't store them, and search engines don't list them. */
const unshared = createMiddleware<ServerTypes>(async function keepUnshared(c, next) {
  await next();
  c.header('X-Robots-Tag', 'noindex');
  if (c.res.ok) c.header('Cache-Control', cacheControl.visitor);
});

export const search = new Hono<ServerTypes>();

search.use('/search', unshared);
search.use('/search.json', unshared);

/**
 * Suggests pages for a search field, and the sign that the query may describe. Of several `q` or `in` parameters the
 * last one counts, as on the page.
 */
search.get('/search.json', async function suggestPages(c) {
  return c.json(await suggest(c.req.queries('q')?.at(-1), c.req.queries('in')?.at(-1)));
});
