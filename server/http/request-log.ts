import { createMiddleware } from 'hono/factory';
import type { Environment, ServerTypes } from '../environment.ts';
import { requestPath } from './request-path.ts';

/** A request that was answered. */
interface AnsweredRequest {
  request: Request;
  answer: Response;
  /** When it came, as `Date.now()` gives it. */
  start: number;
  /** Whether something had to be done for it: what comes from memory needs nothing, like a file. */
  isWork: boolean;
}

/** Writes a request's line, where the log is to hold it. */
export function logRequest(
  { request, answer, start, isWork }: AnsweredRequest,
  environment: Partial<Environment> = {},
) {
  const { REQUEST_LOG, writeLine = console.log } = environment;
  if (REQUEST_LOG === 'none' || (REQUEST_LOG !== 'all' && !isWork)) return;
  writeLine(logLine(request.method, requestPath(request.url), answer.status, Date.now() - start));
}

/** Logs the requests for which something had to be done. */
export const requestLog = createMiddleware<ServerTypes>(async function logWork(c, next) {
  const start = Date.now();
  const request = c.req.raw;
  await next();
  logRequest({ request, answer: c.res, start, isWork: !c.get('isFinished') }, c.env);
});

/**
 * One line of JSON. Nothing in it can belong to a person: no address, no header, no query, and only a
 * path that answered, as any other may say anything.
 */
export function logLine(method: string, path: string, status: number, ms: number): string {
  const isOwn = (status >= 200 && status < 300) || status === 304;
  return JSON.stringify(isOwn ? { method, path, status, ms } : { method, status, ms });
}
