import { createMiddleware } from 'hono/factory';
import { brand } from '#domain/content.ts';
import type { ServerTypes } from './environment.ts';
import { siteHeaders } from './security-headers.ts';
import { previewSuffix } from './static-rules.ts';

/**
 * Middleware that logs a line of JSON for each request, unless `REQUEST_LOG` is `none`. It contains no personal data:
 * no address, no header, no query, and a path only if it exists, because other paths may say anything.
 */
export const logRequests = createMiddleware<ServerTypes>(async (c, next) => {
  const start = Date.now();
  await next();
  if (c.env?.REQUEST_LOG === 'none') return;
  const { method, path } = c.req;
  const { status, ok } = c.res;
  const known = ok || status === 304 ? { method, path } : { method };
  console.log(JSON.stringify({ ...known, status, ms: Date.now() - start }));
});

const siteWide = Object.entries(siteHeaders(brand.hero.video))
  // In development, Vite adds inline scripts to pages, which the policy forbids.
  .filter(([name]) => !(import.meta.env.DEV && name === 'Content-Security-Policy'));

/** Middleware that sets the headers of every response, unless a route has set its own. */
export const setSiteHeaders = createMiddleware<ServerTypes>(async (c, next) => {
  await next();
  // Hono's own `header` copies the response for each header.
  const { headers } = c.res;
  for (const [name, value] of siteWide) {
    if (!headers.has(name)) headers.set(name, value);
  }
  if (new URL(c.req.url).hostname.endsWith(previewSuffix)) {
    headers.set('X-Robots-Tag', 'noindex');
  }
});
