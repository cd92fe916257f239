import { createMiddleware } from 'hono/factory';
import type { ServerTypes } from './environment.ts';

/** Middleware that logs a line for each request, unless `REQUEST_LOG` is `none`. */
export const logRequests = createMiddleware<ServerTypes>(async (c, next) => {
  const start = Date.now();
  await next();
  if (c.env?.REQUEST_LOG === 'none') return;
  console.log(logLine(c.req.method, c.req.path, c.res.status, Date.now() - start));
});

/**
 * Formats one line of JSON. It contains no personal data: no address, no header, no query, and a path only if
 * it exists, because other paths may say anything.
 */
function logLine(method: string, path: string, status: number, ms: number): string {
  const isOwn = (status >= 200 && status < 300) || status === 304;
  return JSON.stringify(isOwn ? { method, path, status, ms } : { method, status, ms });
}
