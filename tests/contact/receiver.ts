import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** Everything that came in, also what was answered with a failure. */
  received: Received[];
  close(): Promise<void>;
}

/**
 * A receiver of webhooks on 127.0.0.1, and a stand-in for Turnstile's check.
 * @param answer the status of one answer, in order of arrival
 */
export async function startReceiver(answer: (received: Received) => number): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const one = { headers: incoming.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      // What Turnstile answers of a person; receivers of webhooks are asked for a status only.
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
