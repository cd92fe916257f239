import type { Context, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { ServerTypes } from '../environment.ts';
import { replaceResponse } from '../middleware/replace-response.ts';
import { readsQuery, requestPath } from '../middleware/request-path.ts';
import { prefersMarkdown } from '../routes/files/markdown/negotiation.ts';
import { readAnswer, sendAnswer } from './answer.ts';
import { cacheControl } from './cache-control.ts';
import { chooseEncoding, encodings } from './encodings.ts';
import type { Memory } from './memory.ts';
import { isKnown, notModified } from './validators.ts';

/** The answer to a request for a path that is kept. */
export function recallAnswer(memory: Memory, request: Request): Response | undefined {
  const path = requestPath(request.url);
  const kept = isForAnyone(request, path) ? memory.get(path) : undefined;
  return kept && sendAnswer(kept, request);
}

/**
 * Keeps what the rest of the app answers, where it is the same for everyone: what the site says changes
 * with a deployment only. The key is the path alone, as queries change nothing, and only what was found
 * is kept, so nobody can fill the memory. Anything else leaves with its ETag and compressed, too.
 */
export function keepAnswers(memory: Memory): MiddlewareHandler<ServerTypes> {
  return createMiddleware<ServerTypes>(async function keepAnswer(c, next) {
    // Whatever renders the page sees another request, without headers.
    const request = c.req.raw;
    await next();
    const { res } = c;
    if (c.get('isFinished')) return;
    const key = keyOf(c, request);
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

/** Whether who asks gets what anyone gets: a file, or a page in HTML. */
function isForAnyone({ method, headers }: Request, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // A path with an ending is a file's, whatever is preferred.
  return path.includes('.') || !prefersMarkdown(headers.get('Accept'));
}

const shared: readonly string[] = [cacheControl.page, cacheControl.hour];

/** Under which key an answer is kept; none where it isn't. */
function keyOf(c: Context<ServerTypes>, request: Request): string | undefined {
  const key = c.get('key');
  if (key !== undefined) return c.res.status < 500 ? key : undefined;
  const path = requestPath(request.url);
  if (c.res.status !== 200 || readsQuery(path) || !isText(c.res)) return undefined;
  if (!shared.includes(c.res.headers.get('Cache-Control') ?? '')) return undefined;
  return isForAnyone(request, path) ? path : undefined;
}

function isText({ body, headers }: Response): boolean {
  return body !== null && compressible.test(headers.get('Content-Type') ?? '');
}
