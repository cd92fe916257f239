import { createMiddleware } from 'hono/factory';
import type { Environment, ServerTypes } from '../environment.ts';
import { requestPath } from './request-path.ts';

/** Writes a request's line, where the log is to hold it; `start` is when it came, by `Date.now()`. */
export function logRequest(
  { method, url }: Request,
  { status }: Response,
  start: number,
  { REQUEST_LOG, writeLine = console.log }: Partial<Environment> = {},
) {
  if (REQUEST_LOG === 'none') return;
  writeLine(logLine(method, requestPath(url), status, Date.now() - start));
}

/** Logs the requests for which something had to be done: what comes from memory needs nothing. */
export const requestLog = createMiddleware<ServerTypes>(async function logWork(c, next) {
  const start = Date.now();
  await next();
  logRequest(c.req.raw, c.res, start, c.env);
});

/**
 * One line of JSON. Nothing in it can belong to a person: no address, no header, no query, and only a
 * path that answered, as a path that leads nowhere is whatever its sender wrote.
 */
export function logLine(method: string, path: string, status: number, ms: number): string {
  const isOwn = (status >= 200 && status < 300) || status === 304;
  return JSON.stringify(isOwn ? { method, path, status, ms } : { method, status, ms });
}
