import type { Compress } from '../environment.ts';
import { chooseEncoding, type Encoding } from '../http/encodings.ts';
import { etagOf, isKnown, notModified } from '../http/validators.ts';

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** An answer as it can be sent again and again: its bytes, and the same ones compressed. */
export interface Answer {
  status: number;
  identity: Body;
  br?: Body;
  gzip?: Body;
  /** When it was made: the footer shows it. */
  year: number;
  /** In bytes, of all bodies together. */
  size: number;
}

/** Below this, compressing saves nothing: an answer travels in one packet anyway. */
const smallestWorthwhile = 512;

/**
 * Reads a response to its end, and gives it an ETag where caches may share it and it has none.
 * @param encodings how to compress it, on a runtime that does it by itself none
 */
export async function readAnswer(
  response: Response,
  compress: Compress | undefined,
  encodings: readonly Encoding[],
): Promise<Answer> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const year = new Date().getFullYear();
  if (status === 200 && isPublic(headers['cache-control'])) headers['etag'] ??= await etagOf(bytes);
  const answer: Answer = { status, identity: { bytes, headers }, year, size: bytes.length };
  if (!compress || bytes.length < smallestWorthwhile) return answer;
  headers['vary'] = varyingByEncoding(headers['vary']);
  const compressed = await Promise.all(encodings.map((encoding) => compress(bytes, encoding)));
  for (const [index, body] of compressed.entries()) {
    const encoding = encodings[index] ?? 'gzip';
    answer[encoding] = { bytes: body, headers: encodedHeaders(headers, encoding) };
    answer.size += body.length;
  }
  return answer;
}

/** The response to one request: compressed as it accepts, or 304 where the client has these bytes. */
export function sendAnswer(answer: Answer, { method, headers }: Request): Response {
  const { status, identity, br, gzip } = answer;
  const encoding = br || gzip ? chooseEncoding(headers.get('Accept-Encoding')) : undefined;
  const body = (encoding && answer[encoding]) ?? identity;
  const known = status === 200 ? headers.get('If-None-Match') : null;
  if (known !== null && isKnown(known, body.headers['etag'] ?? '')) {
    return notModified(body.headers);
  }
  const isEmpty = method === 'HEAD' || body.bytes.length === 0;
  return new Response(isEmpty ? null : body.bytes, { status, headers: body.headers });
}

/** What is one visitor's own, or for nobody to keep, costs more to hash than it saves. */
export function isPublic(cacheControl: string | null | undefined): boolean {
  return cacheControl?.startsWith('public') ?? false;
}

/** Other bytes are another representation: they need an ETag of their own. */
function encodedHeaders(headers: Record<string, string>, encoding: string): Record<string, string> {
  const etag = headers['etag']?.replace(/"$/, `-${encoding}"`);
  return { ...headers, 'content-encoding': encoding, ...(etag && { etag }) };
}

function varyingByEncoding(vary = ''): string {
  if (/accept-encoding/i.test(vary)) return vary;
  return vary ? `Accept-Encoding, ${vary}` : 'Accept-Encoding';
}
