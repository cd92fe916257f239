import { once } from 'node:events';
import { connect } from 'node:net';

const longest = 5000;

/** Sends raw bytes over TCP. Returns the first chunk of the response; times out after 5 seconds. */
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
