import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Alternating header names and values, as they were sent. */
  raw: string[];
  body: string;
  bytes: Buffer;
}

/** Sends a request whose path is sent byte for byte, and doesn't follow redirects. */
export function rawRequest(
  baseURL: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers, method }, (incoming) => {
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
    outgoing.end();
  });
}

/** Sends raw bytes over TCP. Returns the first chunk of the response; times out after 5 seconds. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const signal = AbortSignal.timeout(5000);
  await once(socket, 'connect', { signal });
  socket.write(bytes);
  const [chunk] = await once(socket, 'data', { signal });
  socket.destroy();
  return chunk.toString('latin1');
}
