import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: how long clients are told to leave, and how long the last answers may take. */
const notice = 1000;
const longestAnswer = 25_000;

/**
 * Ends a server without dropping a request: for a moment it still answers, and asks each client to
 * close its connection; then it accepts nothing, and ends when everything it was asked is answered.
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
