import { createMiddleware } from 'hono/factory';
import type { Environment, ServerTypes } from '../environment.ts';
import { requestPath } from './request-path.ts';

/** Writes a request's line if the log is on. `start` is when it arrived, by `Date.now()`. */
export function logRequest(
  { method, url }: Request,
  { status }: Response,
  start: number,
  { REQUEST_LOG, writeLine = console.log }: Partial<Environment> = {},
) {
  if (REQUEST_LOG === 'none') return;
  writeLine(logLine(method, requestPath(url), status, Date.now() - start));
}

/** Logs requests, except those answered from the memory cache. */
export const requestLog = createMiddleware<ServerTypes>(async function logWork(c, next) {
  const start = Date.now();
  await next();
  logRequest(c.req.raw, c.res, start, c.env);
});

/**
 * Formats one line of JSON. It contains no personal data: no address, no header, no query, and a path only if
 * it exists, because other paths may say anything.
 */
export function logLine(method: string, path: string, status: number, ms: number): string {
  const isOwn = (status >= 200 && status < 300) || status === 304;
  return JSON.stringify(isOwn ? { method, path, status, ms } : { method, status, ms });
}
