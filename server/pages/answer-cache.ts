import type { Context, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import type { Compress, ServerTypes } from '../environment.ts';
import { prefersMarkdown } from '../files/markdown/prefers-markdown.ts';
import { cacheControl } from '../http/cache-headers.ts';
import { chooseEncoding, encodings } from '../http/encodings.ts';
import { readsQuery, requestPath } from '../http/request-path.ts';
import { isKnown, notModified } from '../http/validators.ts';
import { isPublic, readAnswer, sendAnswer } from './answer.ts';
import type { Memory } from './memory.ts';

/** Pages and files in memory, by path. */
export interface AnswerCache {
  /** The answer to a request for a path that is kept. */
  answer(request: Request): Response | undefined;
  /** Keeps what the rest of the app answers, where it is the same for everyone. */
  keep: MiddlewareHandler<ServerTypes>;
}

/**
 * Makes each page and each file once and answers from memory then: what the site says changes with a
 * deployment only. The key is the path alone, as queries change nothing, and only what was found is
 * kept, so nobody can fill the memory. Anything else leaves with its ETag and compressed, too.
 */
export function createAnswerCache(memory: Memory): AnswerCache {
  const underway = new Set<string>();

  const keep = createMiddleware<ServerTypes>(async function keepAnswer(c, next) {
    // Whatever renders the page sees another request, without headers.
    const request = c.req.raw;
    const path = requestPath(request.url);
    await next();
    if (c.get('isFinished')) return;
    const key = keyOf(c, request, path);
    const compress = c.env?.compress;
    if (key === undefined) return finish(c, request, compress);
    // A crowd at a page that nobody asked for before must not compress it a hundred times.
    if (underway.has(key)) return finish(c, request);
    underway.add(key);
    const reading = readAnswer(c.res, compress, encodings);
    const answer = await reading.finally(() => underway.delete(key));
    memory.set(key, answer);
    replace(c, sendAnswer(answer, request));
  });

  return {
    keep,
    answer(request) {
      const path = requestPath(request.url);
      const kept = isForAnyone(request, path) ? memory.get(path) : undefined;
      return kept && sendAnswer(kept, request);
    },
  };
}

/** Replaces a response: Hono would merge the headers of both. */
export function replace(c: Context<ServerTypes>, response: Response) {
  c.res = undefined;
  c.res = response;
}

/** Whether who asks gets what anyone gets: a file, or a page in HTML. */
function isForAnyone({ method, headers }: Request, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // A path with an ending is a file's, whatever is preferred.
  return path.includes('.') || !prefersMarkdown(headers.get('Accept'));
}

/** Under which key an answer is kept; none where it isn't. */
function keyOf(c: Context<ServerTypes>, request: Request, path: string): string | undefined {
  const key = c.get('key');
  if (key !== undefined) return c.res.status < 500 ? key : undefined;
  return isForAnyone(request, path) && isSameForAll(path, c.res) ? path : undefined;
}

const shared: readonly string[] = [cacheControl.page, cacheControl.hour];

function isSameForAll(path: string, response: Response): boolean {
  if (response.status !== 200 || readsQuery(path) || !isText(response)) return false;
  return shared.includes(response.headers.get('Cache-Control') ?? '');
}

/** Gives what isn't kept its ETag, compresses it, and answers 304 where the client has it. */
async function finish(
  c: Context<ServerTypes>,
  request: Request,
  compress?: Compress,
): Promise<void> {
  const { res } = c;
  if ((compress && isText(res)) || lacksEtag(res)) {
    const encoding = chooseEncoding(request.headers.get('Accept-Encoding'));
    const answer = await readAnswer(res, compress, encoding ? [encoding] : []);
    return replace(c, sendAnswer(answer, request));
  }
  const known = res.ok ? request.headers.get('If-None-Match') : null;
  if (known !== null && isKnown(known, res.headers.get('ETag') ?? '')) {
    replace(c, notModified(res.headers));
  }
}

function isText({ body, headers }: Response): boolean {
  return body !== null && compressible.test(headers.get('Content-Type') ?? '');
}

function lacksEtag({ status, body, headers }: Response): boolean {
  if (status !== 200 || body === null || headers.has('ETag')) return false;
  return isPublic(headers.get('Cache-Control'));
}
