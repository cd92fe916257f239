import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: how long clients are asked to disconnect, and how long the last responses may take. */
const notice = 1000;
const longestAnswer = 25_000;

/**
 * Stops a server without dropping a request. For a moment it still responds, and asks each client to close
 * its connection. Then it accepts no more connections, and ends after its last response.
 */
export async function drain(server: Server): Promise<void> {
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  await wait(notice);
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), notice);
  const deadline = setTimeout(() => server.closeAllConnections(), longestAnswer);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
