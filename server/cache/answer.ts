import { createHash } from 'node:crypto';
import type { Compress } from '../environment.ts';

export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** A response that can be sent repeatedly: its bytes, and their compressed form. */
export interface Answer extends Partial<Record<Encoding, Body>> {
  status: number;
  identity: Body;
}

/** In bytes. A smaller response fits into one packet without compression. */
export const smallestWorthwhile = 512;

/** Reads a whole response. Adds an ETag if shared caches may store it and it has none. */
export async function readAnswer(
  response: Response,
  compress?: Compress,
  encodings: readonly Encoding[] = [],
): Promise<Answer> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Hashing a private or uncacheable response would take longer than it saves.
  if (status === 200 && headers['cache-control']?.startsWith('public')) {
    headers['etag'] ??= etagOf(bytes);
  }
  const answer: Answer = { status, identity: { bytes, headers } };
  if (!compress || bytes.length < smallestWorthwhile) return answer;
  headers['vary'] = 'Accept-Encoding';
  await Promise.all(
    encodings.map(async (encoding) => {
      // A compressed body is another representation and needs its own ETag.
      const etag = headers['etag']?.replace(/"$/, `-${encoding}"`);
      answer[encoding] = {
        bytes: await compress(bytes, encoding),
        headers: { ...headers, 'content-encoding': encoding, ...(etag && { etag }) },
      };
    }),
  );
  return answer;
}

/**
 * Returns the response to one request: compressed if the client accepts it, or 304 if the client has these
 * bytes.
 */
export function sendAnswer(answer: Answer, request: Request): Response {
  const { status, identity, br, gzip } = answer;
  const { method, headers } = request;
  const encoding = br || gzip ? chooseEncoding(headers.get('Accept-Encoding')) : undefined;
  const body = (encoding && answer[encoding]) ?? identity;
  if (status === 200 && isKnown(request, body.headers['etag'])) return notModified(body.headers);
  const isEmpty = method === 'HEAD' || body.bytes.length === 0;
  return new Response(isEmpty ? null : body.bytes, { status, headers: body.headers });
}

export function chooseEncoding(header: string | null): Encoding | undefined {
  return header === null ? undefined : encodings.find((encoding) => accepts(header, encoding));
}

/** Returns whether an Accept-Encoding header allows an encoding (`q=0` refuses it). */
export function accepts(header: string, encoding: string): boolean {
  const named = header.split(',').find((part) => part.split(';')[0]?.trim() === encoding);
  return named !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(named);
}

const describesBody = ['content-length', 'content-type', 'content-encoding', 'content-range'];

/** Returns the 304 for a response with these headers, without those that describe a body. */
export function notModified(given: HeadersInit): Response {
  const headers = new Headers(given);
  for (const name of describesBody) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`;
}

/** Returns whether a request's If-None-Match matches this ETag. Weak and strong ETags are equal here. */
export function isKnown({ headers }: Request, etag: string | null | undefined): boolean {
  const list = headers.get('If-None-Match');
  if (list === null) return false;
  if (list.trim() === '*') return true;
  const known: string[] = list.match(/"[^"]*"/g) ?? [];
  return known.includes((etag ?? '').replace(/^W\//, ''));
}
