import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { isPage, siteOrigin } from '#domain/index.ts';
import type { ServerTypes } from '../environment.ts';
import { missingAddress, missingKey, readsQuery, requestPath } from '../middleware/request-path.ts';
import { replaceResponse } from '../middleware/site-headers.ts';
import {
  type Answer,
  chooseEncoding,
  encodings,
  isKnown,
  notModified,
  readAnswer,
  sendAnswer,
} from './answer.ts';
import { BoundedMap } from './bounded-map.ts';
import { cacheControl } from './cache-control.ts';

/** Names the build by its inputs: equal files give an equal name. `vite.config.ts` fills it in. */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development';

/** A page takes up to eighty kilobytes, with what is compressed of it: all take a fifth of an isolate's memory. */
const mostAnswers = 300;
const millisecondsPerHour = 3_600_000;
const shared: readonly string[] = [cacheControl.page, cacheControl.hour];

/**
 * What may be kept, in memory and in the data center: what GET or HEAD found for everyone alike, which only
 * a deployment changes. The key is the path alone, as queries change nothing, so nobody can fill a cache.
 * @returns the key, or none where each request is answered anew
 */
function keyOf(request: Request, res: Response): string | undefined {
  const path = askedKey(request);
  if (path === undefined || res.status !== 200 || !isText(res)) return undefined;
  return shared.includes(res.headers.get('Cache-Control') ?? '') ? path : undefined;
}

/** Under which key the answer to a request is kept, if it is. */
function askedKey({ method, url }: Request): string | undefined {
  const path = requestPath(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !readsQuery(path) ? path : undefined;
}

/** The one key of all addresses of a kind that lead nowhere, for an answer that says so. */
function keyOfMissing(request: Request, { status, headers }: Response): string | undefined {
  const path = askedKey(request);
  if (path === undefined || isPage(path)) return undefined;
  const isHtml = /^text\/html/.test(headers.get('Content-Type') ?? '');
  // Or it leads to the list of what is there.
  const isMissing = status === 302 || (status === 404 && isHtml);
  return isMissing ? missingKey(missingAddress(path)) : undefined;
}

function isText({ body, headers }: Response): boolean {
  return body !== null && compressible.test(headers.get('Content-Type') ?? '');
}

/** Hours since 1970: a day of any American time zone begins with one. */
function currentHour(): number {
  return Math.floor(Date.now() / millisecondsPerHour);
}

/** Answers by key. What was made in another hour is forgotten: pages show coming closings, and the year. */
export class ResponseCache {
  readonly #entries: BoundedMap<string, { answer: Answer; hour: number }>;

  constructor(most = mostAnswers) {
    this.#entries = new BoundedMap(most);
  }

  get(key: string): Answer | undefined {
    const entry = this.#entries.get(key);
    return entry?.hour === currentHour() ? entry.answer : undefined;
  }

  set(key: string, answer: Answer): void {
    this.#entries.set(key, { answer, hour: currentHour() });
  }
}

/** The answer to a request for a path that is kept. */
export function cachedResponse(memory: ResponseCache, request: Request): Response | undefined {
  const key = askedKey(request);
  const kept = key === undefined ? undefined : memory.get(key);
  return kept && sendAnswer(kept, request);
}

/**
 * Keeps in memory what the rest of the app answers, where it may be kept. Anything else leaves with its
 * ETag and compressed, too.
 */
export function cacheResponses(memory: ResponseCache): MiddlewareHandler<ServerTypes> {
  return createMiddleware<ServerTypes>(async function keepAnswer(c, next) {
    await next();
    const { res } = c;
    const request = c.req.raw;
    const key = keyOf(request, res) ?? keyOfMissing(request, res);
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

/** The cache of the Cloudflare data center that answers. In development and on Node there is none. */
export function dataCenterCache(): Cache | undefined {
  const storage: unknown = globalThis.caches;
  return storage instanceof Object && 'default' in storage ? (storage.default as Cache) : undefined;
}

/** Asks the data center's cache before a page is rendered, so that a new isolate starts warm. */
export const edgeCache = createMiddleware<ServerTypes>(async function askEdge(c, next) {
  const request = c.req.raw;
  const path = askedKey(request);
  const edge = dataCenterCache();
  if (!edge || path === undefined || !isPage(path) || import.meta.env.DEV) return next();
  // Another build, or a later hour, which may begin a day with other closings, is another page.
  const address = `${siteOrigin()}${path}?build=${buildId}&hour=${currentHour()}`;
  const cached = await edge.match(address).catch(() => undefined);
  if (cached) {
    // As it was rendered: without what the cache says of itself.
    const headers = new Headers(cached.headers);
    for (const name of ['Age', 'CF-Cache-Status', 'Expires', 'Date']) headers.delete(name);
    return new Response(cached.body, { headers });
  }
  await next();
  if (keyOf(request, c.res) === undefined) return;
  const copy = c.res.clone();
  c.executionCtx.waitUntil(edge.put(address, copy).catch(() => undefined));
});
