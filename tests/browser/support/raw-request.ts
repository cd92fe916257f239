import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values by turns, as they were sent. */
  raw: string[];
  body: string;
  bytes: Buffer;
}

/**
 * Sends a path as it stands, without a client that would tidy it up first, and follows no redirect.
 * @param path the request target, byte for byte
 * @param body what to send after the headers
 */
export function rawRequest(
  baseURL: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    // Node frames no body of DELETE or OPTIONS by itself, and the server would read it as a request.
    const framed = body ? { ...headers, 'Content-Length': `${Buffer.byteLength(body)}` } : headers;
    const outgoing = request({ hostname, port, path, headers: framed, method }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode: status = 0, headers, rawHeaders: raw } = incoming;
        const bytes = Buffer.concat(chunks);
        resolve({ status, headers, raw, body: bytes.toString(), bytes });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
