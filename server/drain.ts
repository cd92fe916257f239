import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a server waits while it drains, in milliseconds. */
export interface DrainLimits {
  /** For connections without a request: one may be on its way. */
  idle: number;
  /** For requests that aren't answered yet; then their connections are cut. */
  total: number;
}

const usualLimits: DrainLimits = { idle: 3000, total: 25_000 };

/** Milliseconds after which a server stops to accept, even if new connections keep coming. */
const longestAccepting = 500;

/**
 * Prepares a server to end without dropping a request. The function it gives stops accepting
 * connections, answers what was asked on open ones with `Connection: close`, and ends when all are
 * closed.
 */
export function drainable(server: Server): (limits?: DrainLimits) => Promise<void> {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async function drain({ idle, total } = usualLimits) {
    if (isDraining) return;
    isDraining = true;
    await acceptWaiting(server);
    for (const response of open)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    const closed = once(server, 'close');
    // The HTTP server's own close() would cut idle connections at once, and requests on their way.
    NetServer.prototype.close.call(server);
    const timers = [
      // Requests that arrived while the machine was busy are read before: they aren't idle.
      setTimeout(() => setImmediate(() => server.closeIdleConnections()), idle),
      setTimeout(() => server.closeAllConnections(), total),
    ];
    await closed;
    timers.forEach(clearTimeout);
  };
}

/** Connections that wait to be accepted would be reset with the listening socket. */
async function acceptWaiting(server: Server) {
  const end = performance.now() + longestAccepting;
  let isAccepting = true;
  const note = () => {
    isAccepting = true;
  };
  server.on('connection', note);
  while (isAccepting && performance.now() < end) {
    isAccepting = false;
    // What is left of this turn of the event loop, and a whole one.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', note);
}
