import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { cacheControl } from './cache-headers.ts';
import type { CompressedBodies, ServerTypes } from './environment.ts';
import { prefersMarkdown } from './markdown/prefers-markdown.ts';
import { previewHosts } from './preview-hosts.ts';
import { readsQuery, requestPath } from './request-path.ts';
import { isKnown, notModified } from './validators.ts';

interface KeptBody {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

interface KeptPage {
  identity: KeptBody;
  br?: KeptBody;
  gzip?: KeptBody;
  /** The footer shows it. */
  year: number;
  size: number;
}

/** A tenth of what an isolate may use: some four hundred pages. */
const maximumBytes = 12_000_000;

/** Pages in memory, by path. */
export interface PageCache {
  /** The answer to a request for a page that is kept. */
  answer(request: Request): Response | undefined;
  /** Keeps what the rest of the app answers, when it is a page. */
  keep: MiddlewareHandler<ServerTypes>;
}

/**
 * Renders each page once and answers from memory then: what the site says changes with a deployment
 * only. The key is the path alone, as queries change nothing. Only answers that found a page are
 * kept, and the least recently used one goes when the memory is full, so nobody can fill it.
 */
export function createPageCache(limit = maximumBytes): PageCache {
  const pages = new Map<string, KeptPage>();
  const underway = new Set<string>();
  let size = 0;

  function add(path: string, page: KeptPage) {
    remove(path);
    pages.set(path, page);
    size += page.size;
    for (const oldest of pages.keys()) {
      if (size <= limit) break;
      remove(oldest);
    }
  }

  function remove(path: string) {
    size -= pages.get(path)?.size ?? 0;
    pages.delete(path);
  }

  function answer(request: Request): Response | undefined {
    if (!isForAnyone(request)) return undefined;
    const path = requestPath(request.url);
    const page = pages.get(path);
    if (!page || page.year !== new Date().getFullYear()) return undefined;
    // The last one in the map is the one that was used last.
    pages.delete(path);
    pages.set(path, page);
    return answerWith(page, request);
  }

  const keep = createMiddleware<ServerTypes>(async function keepPage(c, next) {
    const path = requestPath(c.req.url);
    // Whatever renders the page sees another request, without headers.
    const request = c.req.raw;
    await next();
    if (!isForAnyone(request) || !isKept(path, c.res)) return;
    // A crowd at a page that nobody asked for before must not compress it a hundred times.
    if (underway.has(path)) return;
    underway.add(path);
    const page = await pageOf(c.res, c.env?.compress).finally(() => underway.delete(path));
    add(path, page);
    c.res = undefined;
    c.res = answerWith(page, request);
  });

  return { answer, keep };
}

/** Whether who asks gets what anyone gets: a page in HTML, under the site's own address. */
function isForAnyone({ method, url, headers }: Request): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Asked for each request, so a search in the text does without any parsing.
  if (url.includes(previewHosts.suffix)) return false;
  return !prefersMarkdown(headers.get('Accept'));
}

function isKept(path: string, { status, headers }: Response): boolean {
  if (status !== 200 || readsQuery(path)) return false;
  return headers.get('Cache-Control') === cacheControl.page && headers.has('ETag');
}

function answerWith(page: KeptPage, request: Request): Response {
  const { bytes, headers } = chooseBody(page, request);
  const known = request.headers.get('If-None-Match');
  if (known !== null && isKnown(known, headers['etag'] ?? '')) return notModified(headers);
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function chooseBody({ identity, br, gzip }: KeptPage, { headers }: Request): KeptBody {
  const accepted = br && gzip ? headers.get('Accept-Encoding') : null;
  if (accepted === null || !br || !gzip) return identity;
  if (accepts(accepted, 'br')) return br;
  return accepts(accepted, 'gzip') ? gzip : identity;
}

/** Whether an Accept-Encoding header names an encoding without refusing it (`q=0`). */
export function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}

async function pageOf(
  response: Response,
  compress: ((bytes: Uint8Array) => Promise<CompressedBodies>) | undefined,
): Promise<KeptPage> {
  const headers = Object.fromEntries(response.headers);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { br, gzip } = (await compress?.(bytes)) ?? {};
  const page: KeptPage = { identity: { bytes, headers }, year: new Date().getFullYear(), size: 0 };
  if (br) page.br = { bytes: br, headers: encodedHeaders(headers, 'br') };
  if (gzip) page.gzip = { bytes: gzip, headers: encodedHeaders(headers, 'gzip') };
  page.size = bytes.length + (br?.length ?? 0) + (gzip?.length ?? 0);
  return page;
}

/** Other bytes are another representation: they need an ETag of their own. */
function encodedHeaders(headers: Record<string, string>, encoding: string): Record<string, string> {
  const etag = headers['etag']?.replace(/"$/, `-${encoding}"`);
  return { ...headers, 'content-encoding': encoding, ...(etag && { etag }) };
}
