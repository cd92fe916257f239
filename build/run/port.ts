import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Refusal } from './run.mjs';

const lastPort = 65_535;

/**
 * The port that the environment's `PORT` names, or the given one.
 * @throws Refusal when `PORT` is no port
 */
export function readPort(value: string | undefined, otherwise: number): number {
  if (!value) return otherwise;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= lastPort) return port;
  throw new Refusal(`PORT must be a whole number from 1 to ${lastPort}, not "${value}".`);
}

/**
 * Makes sure that a server can be opened on this machine's port.
 * @throws Refusal when another program has it, or the system keeps it for itself
 */
export async function checkPort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await tryPort(port, host);
    if (code === 'EADDRINUSE') throw new Refusal(portInUse(port));
    if (code === 'EACCES') throw new Refusal(portForbidden(port));
  }
}

/** The sentence for a port that another program has. */
export function portInUse(port: number): string {
  const other = port === 8788 ? 8789 : 8788;
  return `Port ${port} is in use: choose another one, ${example(other)}.`;
}

function portForbidden(port: number): string {
  return `Port ${port} needs more rights than you have: choose another one, ${example(8788)}.`;
}

function example(port: number): string {
  return `for example \`PORT=${port} npm start\``;
}

/** A port of this machine that nothing uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Answers the error's code, or nothing when the port opened. */
async function tryPort(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    server.close();
  }
}
