import { createMiddleware } from 'hono/factory';
import { isPage, siteOrigin } from '#domain/index.ts';
import type { ServerTypes } from '../environment.ts';
import { buildId } from '../middleware/build-id.ts';
import { readsQuery, requestPath } from '../middleware/request-path.ts';
import { cacheControl } from './cache-control.ts';
import { dataCenterCache } from './data-center-cache.ts';
import { currentHour } from './memory.ts';

/** Asks the data center's cache before a page is rendered, so that a new isolate starts warm. */
export const edgeCache = createMiddleware<ServerTypes>(async function askEdge(c, next) {
  const path = requestPath(c.req.url);
  const edge = dataCenterCache();
  if (!edge || !isPage(path) || readsQuery(path) || import.meta.env.DEV) return next();
  // Another build, or a later hour, which may begin a day with other closings, is another page.
  const key = `${siteOrigin()}${path}?build=${buildId}&hour=${currentHour()}`;
  const cached = await edge.match(key).catch(() => undefined);
  if (cached) {
    // As it was rendered: without what the cache says of itself.
    const headers = new Headers(cached.headers);
    for (const name of ['Age', 'CF-Cache-Status', 'Expires', 'Date']) headers.delete(name);
    return new Response(cached.body, { headers });
  }
  await next();
  if (c.res.status !== 200 || c.res.headers.get('Cache-Control') !== cacheControl.page) return;
  const copy = c.res.clone();
  c.executionCtx.waitUntil(edge.put(key, copy).catch(() => undefined));
});
