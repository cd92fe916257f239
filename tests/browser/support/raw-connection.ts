import { once } from 'node:events';
import { connect } from 'node:net';

const longest = 5000;

/** Sends bytes that no HTTP client would send, and gives what comes back until the server closes or has said enough. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const signal = AbortSignal.timeout(longest);
  await once(socket, 'connect', { signal });
  socket.write(bytes);
  const [chunk] = await once(socket, 'data', { signal });
  socket.destroy();
  return chunk.toString('latin1');
}
