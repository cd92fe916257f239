import { createMiddleware } from 'hono/factory';
import { cacheControl } from './cache-headers.ts';
import type { ServerTypes } from './environment.ts';

/** What a 304 repeats of the answer it stands for: everything but the description of a body. */
const describesBody = ['content-length', 'content-type', 'content-encoding', 'content-range'];

/**
 * Answers 304 where the client has the same bytes already (RFC 9110, section 13.1.2), and gives an
 * ETag to answers that may be kept but have none. Pages are left to the cache that keeps them.
 */
export const validators = createMiddleware<ServerTypes>(async function validate(c, next) {
  await next();
  if (c.res.status !== 200 && c.res.status !== 206) return;
  if (c.res.headers.get('Cache-Control') === cacheControl.page) return;
  const etag = c.res.headers.get('ETag') ?? (await addEtag(c));
  const known = c.req.header('If-None-Match');
  if (!etag || known === undefined || !isKnown(known, etag)) return;
  const unchanged = notModified(c.res.headers);
  c.res = undefined;
  c.res = unchanged;
});

/** The 304 that stands for an answer with these headers. */
export function notModified(given: HeadersInit): Response {
  const headers = new Headers(given);
  for (const name of describesBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

/** A strong validator of these bytes. */
export async function etagOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `"${[...digest.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

/** Whether a list of an If-None-Match header names this ETag; weak and strong ones are equal here. */
export function isKnown(list: string, etag: string): boolean {
  if (list.trim() === '*') return true;
  const known: string[] = list.match(/"[^"]*"/g) ?? [];
  return known.includes(etag.replace(/^W\//, ''));
}

async function addEtag(c: { res: Response }): Promise<string | undefined> {
  if (!c.res.body || c.res.headers.get('Cache-Control') === 'no-store') return undefined;
  const bytes = await c.res.arrayBuffer();
  const etag = await etagOf(bytes);
  const headers = new Headers(c.res.headers);
  headers.set('ETag', etag);
  c.res = new Response(bytes, { status: c.res.status, headers });
  return etag;
}
