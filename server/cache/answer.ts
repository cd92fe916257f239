import type { Compress } from '../environment.ts';
import { chooseEncoding, type Encoding } from './encodings.ts';
import { etagOf, isKnown, notModified } from './validators.ts';

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** An answer as it can be sent again and again: its bytes, and the same ones compressed. */
export interface Answer extends Partial<Record<Encoding, Body>> {
  status: number;
  identity: Body;
}

/** Below this, compressing saves nothing: an answer fits into one packet anyway. */
export const smallestWorthwhile = 512;

/** Reads a response to its end, and gives it an ETag where caches may share it and it has none. */
export async function readAnswer(
  response: Response,
  compress?: Compress,
  encodings: readonly Encoding[] = [],
): Promise<Answer> {
  const { status } = response;
  const headers = Object.fromEntries(response.headers);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // What is for one visitor or for nobody to keep costs more to hash than it saves.
  if (status === 200 && headers['cache-control']?.startsWith('public')) {
    headers['etag'] ??= etagOf(bytes);
  }
  const answer: Answer = { status, identity: { bytes, headers } };
  if (!compress || bytes.length < smallestWorthwhile) return answer;
  headers['vary'] = 'Accept-Encoding';
  await Promise.all(
    encodings.map(async (encoding) => {
      // Other bytes are another representation: they need an ETag of their own.
      const etag = headers['etag']?.replace(/"$/, `-${encoding}"`);
      answer[encoding] = {
        bytes: await compress(bytes, encoding),
        headers: { ...headers, 'content-encoding': encoding, ...(etag && { etag }) },
      };
    }),
  );
  return answer;
}

/** The response to one request: compressed as it accepts, or 304 where the client has these bytes. */
export function sendAnswer(answer: Answer, request: Request): Response {
  const { status, identity, br, gzip } = answer;
  const { method, headers } = request;
  const encoding = br || gzip ? chooseEncoding(headers.get('Accept-Encoding')) : undefined;
  const body = (encoding && answer[encoding]) ?? identity;
  if (status === 200 && isKnown(request, body.headers['etag'])) return notModified(body.headers);
  const isEmpty = method === 'HEAD' || body.bytes.length === 0;
  return new Response(isEmpty ? null : body.bytes, { status, headers: body.headers });
}
