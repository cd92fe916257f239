import { createHash } from 'node:crypto';

const describesBody = ['content-length', 'content-type', 'content-encoding', 'content-range'];

/** The 304 for an answer with these headers: it repeats all but those that describe a body. */
export function notModified(given: HeadersInit): Response {
  const headers = new Headers(given);
  for (const name of describesBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`;
}

/** Whether a request's If-None-Match names this ETag; weak and strong ones are equal here. */
export function isKnown({ headers }: Request, etag: string | null | undefined): boolean {
  const list = headers.get('If-None-Match');
  if (list === null) return false;
  if (list.trim() === '*') return true;
  const known: string[] = list.match(/"[^"]*"/g) ?? [];
  return known.includes((etag ?? '').replace(/^W\//, ''));
}
