import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { isPage } from '#domain/index.ts';
import type { ServerTypes } from '../environment.ts';
import { replaceResponse } from '../middleware/replace-response.ts';
import { missingAddress, missingKey, readsQuery, requestPath } from '../middleware/request-path.ts';
import { readAnswer, sendAnswer } from './answer.ts';
import { cacheControl } from './cache-control.ts';
import { chooseEncoding, encodings } from './encodings.ts';
import type { Memory } from './memory.ts';
import { isKnown, notModified } from './validators.ts';

/** The answer to a request for a path that is kept. */
export function recallAnswer(memory: Memory, request: Request): Response | undefined {
  const kept = isRead(request) ? memory.get(requestPath(request.url)) : undefined;
  return kept && sendAnswer(kept, request);
}

/**
 * Keeps what the rest of the app answers, where it is the same for everyone: what the site says changes
 * with a deployment only. The key is the path alone, as queries change nothing, and only what was found
 * is kept, so nobody can fill the memory. Anything else leaves with its ETag and compressed, too.
 */
export function keepAnswers(memory: Memory): MiddlewareHandler<ServerTypes> {
  return createMiddleware<ServerTypes>(async function keepAnswer(c, next) {
    await next();
    const { res } = c;
    const request = c.req.raw;
    const key = keyOf(res, request);
    const kept = key && memory.get(key);
    if (kept) return replaceResponse(c, sendAnswer(kept, request));
    if (key === undefined && !isText(res)) {
      const etag = res.ok ? res.headers.get('ETag') : null;
      if (etag !== null && isKnown(request, etag)) replaceResponse(c, notModified(res.headers));
      return;
    }
    const accepted = chooseEncoding(request.headers.get('Accept-Encoding'));
    const wanted = key === undefined ? encodings.filter((one) => one === accepted) : encodings;
    const answer = await readAnswer(res, c.env?.compress, wanted);
    if (key !== undefined) memory.set(key, answer);
    replaceResponse(c, sendAnswer(answer, request));
  });
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

const shared: readonly string[] = [cacheControl.page, cacheControl.hour];

/** Under which key an answer is kept; none where it isn't. */
function keyOf(res: Response, request: Request): string | undefined {
  if (!isRead(request)) return undefined;
  const path = requestPath(request.url);
  if (!isPage(path) && isMissing(res)) return missingKey(missingAddress(path));
  if (res.status !== 200 || readsQuery(path) || !isText(res)) return undefined;
  return shared.includes(res.headers.get('Cache-Control') ?? '') ? path : undefined;
}

/** Whether a page says that it isn't there, or leads to the list of what is. */
function isMissing({ status, headers }: Response): boolean {
  return (
    status === 302 || (status === 404 && /^text\/html/.test(headers.get('Content-Type') ?? ''))
  );
}

function isText({ body, headers }: Response): boolean {
  return body !== null && compressible.test(headers.get('Content-Type') ?? '');
}
