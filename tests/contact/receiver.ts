import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** All requests so far, including those that got an error status. */
  received: Received[];
  close(): Promise<void>;
}

/**
 * Starts a webhook receiver on 127.0.0.1 that also stands in for Turnstile's verification.
 * @param answer returns the response status for a request
 */
export async function startReceiver(answer: (received: Received) => number): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const one = { headers: incoming.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      // Turnstile's response for a person. Webhook clients only read the status.
      outgoing.writeHead(answer(one)).end('{"success":true}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
