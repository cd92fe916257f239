import { createMiddleware } from 'hono/factory';
import { hero } from '#domain/brand/brand.ts';
import type { ServerTypes } from './environment.ts';
import { previewHosts, siteHeaders } from './security-headers.ts';

const siteWide = Object.entries(siteHeaders(hero.video))
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
  if (new URL(c.req.url).hostname.endsWith(previewHosts.suffix)) {
    headers.set('X-Robots-Tag', 'noindex');
  }
});
