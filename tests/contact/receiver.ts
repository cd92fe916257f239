import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A Standard Webhooks secret for tests only. */
export const webhookSecret = `whsec_${btoa('a secret for the tests only, of 32+')}`;

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/**
 * Starts a webhook receiver on 127.0.0.1.
 * @param answer returns the response status for a request, at once or later
 */
export async function startReceiver(answer: () => number | Promise<number>) {
  /** All requests so far, including those that got an error status. */
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', async () => {
      received.push({ headers: incoming.headers, body: Buffer.concat(chunks).toString() });
      outgoing.writeHead(await answer(), { Location: '/elsewhere' }).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
