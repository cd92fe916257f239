import { createMiddleware } from 'hono/factory';
import { siteOrigin } from '#content/index.ts';
import type { ServerTypes } from '../environment.ts';
import { buildId } from '../http/build-id.ts';
import { cacheControl } from '../http/cache-control.ts';
import { readsQuery, requestPath } from '../http/request-path.ts';

/**
 * Asks the cache of Cloudflare's data centre before a page is rendered, so that a new isolate
 * starts warm. Does nothing in development, and where there is no such cache, as on Node.
 */
export const edgeCache = createMiddleware<ServerTypes>(async function askEdge(c, next) {
  const path = requestPath(c.req.url);
  const edge = edgeOf(globalThis);
  if (!edge || readsQuery(path) || import.meta.env.DEV) return next();
  const key = keyOf(path);
  const cached = await edge.match(key).catch(() => undefined);
  if (cached) return withoutTraces(cached);
  await next();
  if (c.res.status !== 200 || c.res.headers.get('Cache-Control') !== cacheControl.page) return;
  const copy = c.res.clone();
  c.executionCtx.waitUntil(edge.put(key, copy).catch(() => undefined));
});

/** The answer as it was rendered: without what the cache says of itself. */
function withoutTraces(cached: Response): Response {
  const headers = new Headers(cached.headers);
  for (const name of ['Age', 'CF-Cache-Status', 'Expires', 'Date']) headers.delete(name);
  return new Response(cached.body, { headers });
}

/** Another build, or another year in the footer, is another page. */
function keyOf(path: string): string {
  return `${siteOrigin()}${path}?build=${buildId}&year=${new Date().getFullYear()}`;
}

interface EdgeCache {
  match(key: string): Promise<Response | undefined>;
  put(key: string, response: Response): Promise<void>;
}

function edgeOf({ caches }: { caches?: unknown }): EdgeCache | undefined {
  return (caches as { default?: EdgeCache } | undefined)?.default;
}
