import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Alternating header names and values, as they were sent. */
  raw: string[];
  body: string;
  bytes: Buffer;
}

/**
 * Sends a request whose path no client normalizes, and doesn't follow redirects.
 * @param path the request target, byte for byte
 * @param body text to send after the headers
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
    // Node doesn't frame the body of DELETE or OPTIONS, so the server would read it as a request.
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
