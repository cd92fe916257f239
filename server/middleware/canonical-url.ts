import { createMiddleware } from 'hono/factory';
import { cacheControl } from '../cache/cache-control.ts';
import type { ServerTypes } from '../environment.ts';
import { requestPath } from './request-path.ts';

/**
 * Redirects permanently to the canonical spelling of an address: single slashes, none at the end, and
 * letters, digits, dots, hyphens and underscores unencoded. The target is a path that starts with one slash,
 * so it can't leave the site. The query is kept.
 */
export const canonicalUrl = createMiddleware<ServerTypes>(
  async function redirectToCanonical(c, next) {
    const path = requestPath(c.req.url);
    const canonical = canonicalPath(path);
    if (canonical === path) return next();
    c.header('Cache-Control', cacheControl.hour);
    return c.redirect(canonical + new URL(c.req.url).search, 301);
  },
);

function canonicalPath(path: string): string {
  if (!/%|\/\/|.\/$/.test(path)) return path;
  return path
    .replace(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
}
