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

/** The id of the build, a hash of its inputs. `vite.config.ts` defines it. */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development';

/**
 * The number of cached responses. A page takes up to 80 kB with its compressed form, so together they take at most
 * about a fifth of an isolate's memory.
 */
const mostAnswers = 300;
const millisecondsPerHour = 3_600_000;
const shared: readonly string[] = [cacheControl.page, cacheControl.hour];

/**
 * Returns the key of a response that may be cached in memory and in the data center: one to GET or HEAD that is
 * the same for everyone and changes only with a deployment. The key is the path without the query, which changes
 * nothing on these pages, so nobody can fill a cache with made-up queries.
 * @returns the key, or `undefined` if each request needs its own response
 */
function keyOf(request: Request, res: Response): string | undefined {
  const path = askedKey(request);
  if (path === undefined || res.status !== 200 || !isText(res)) return undefined;
  return shared.includes(res.headers.get('Cache-Control') ?? '') ? path : undefined;
}

/** Returns the key under which a response is cached, if it is. */
function askedKey({ method, url }: Request): string | undefined {
  const path = requestPath(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !readsQuery(path) ? path : undefined;
}

/** All missing addresses of a kind share one key for their 404. */
function keyOfMissing(request: Request, { status, headers }: Response): string | undefined {
  const path = askedKey(request);
  if (path === undefined || isPage(path)) return undefined;
  const isHtml = /^text\/html/.test(headers.get('Content-Type') ?? '');
  // A missing entry may also redirect to the list of entries (302).
  const isMissing = status === 302 || (status === 404 && isHtml);
  return isMissing ? missingKey(missingAddress(path)) : undefined;
}

function isText({ body, headers }: Response): boolean {
  return body !== null && compressible.test(headers.get('Content-Type') ?? '');
}

/** Hours since 1970. In all American time zones, a day begins on the hour in UTC. */
function currentHour(): number {
  return Math.floor(Date.now() / millisecondsPerHour);
}

/**
 * Cached responses by key. Those of an earlier hour are dropped: pages show upcoming closings and the current
 * year.
 */
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

/** Returns the cached response to a request, if there is one. */
export function cachedResponse(memory: ResponseCache, request: Request): Response | undefined {
  const key = askedKey(request);
  const kept = key === undefined ? undefined : memory.get(key);
  return kept && sendAnswer(kept, request);
}

/**
 * Middleware that caches responses in memory if that is allowed. All other responses also get an ETag and
 * compression.
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

/** Returns the cache of the Cloudflare data center. Development and Node have none. */
function dataCenterCache(): Cache | undefined {
  const storage: unknown = globalThis.caches;
  return storage instanceof Object && 'default' in storage ? (storage.default as Cache) : undefined;
}

/**
 * Middleware that looks in the data center's cache before a page is rendered, so that new isolates start with
 * a warm cache.
 */
export const edgeCache = createMiddleware<ServerTypes>(async function askEdge(c, next) {
  const request = c.req.raw;
  const path = askedKey(request);
  const edge = dataCenterCache();
  if (!edge || path === undefined || !isPage(path) || import.meta.env.DEV) return next();
  // The build and the hour are part of the key: a new hour may begin a new day, which has other closings.
  const address = `${siteOrigin()}${path}?build=${buildId}&hour=${currentHour()}`;
  const cached = await edge.match(address).catch(() => undefined);
  if (cached) {
    // The rendered response, without the headers that the cache added.
    const headers = new Headers(cached.headers);
    for (const name of ['Age', 'CF-Cache-Status', 'Expires', 'Date']) headers.delete(name);
    return new Response(cached.body, { headers });
  }
  await next();
  if (keyOf(request, c.res) === undefined) return;
  const copy = c.res.clone();
  c.executionCtx.waitUntil(edge.put(address, copy).catch(() => undefined));
});
