import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What came back over a connection: everything, and the status of each answer. */
export interface Conversation {
  text: string;
  statuses: number[];
}

const longest = 5000;
const betweenPieces = 50;

/**
 * Sends pieces of bytes over one connection, with a moment between them, and listens until there are
 * as many answers as were asked for, or the other side has closed.
 */
export async function converse(
  origin: string,
  pieces: readonly string[],
  answers: number,
): Promise<Conversation> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const end = AbortSignal.timeout(longest);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  // A reset says nothing that the missing answer doesn't say.
  socket.on('error', () => undefined);
  await once(socket, 'connect', { signal: end });
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece);
    await pause(betweenPieces);
  }
  while (statusesIn(text).length < answers && !socket.destroyed && !end.aborted) {
    await pause(10);
  }
  socket.destroy();
  return { text, statuses: statusesIn(text) };
}

function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
}
