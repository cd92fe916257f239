import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { CliError } from './run.mjs';

const usualPort = 8787;
const lastPort = 65_535;
const faults: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs more rights than you have',
};

/**
 * Returns the port in the environment variable `PORT`, or Wrangler's default.
 * @throws CliError if `PORT` isn't a port number
 */
export function readPort(value = process.env['PORT']): number {
  if (!value) return usualPort;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port <= lastPort) return port;
  throw new CliError(`PORT must be a whole number from 1 to ${lastPort}, not "${value}".`);
}

/**
 * Checks that a server can listen on a port of this machine.
 * @throws CliError if another program uses the port, or the system reserves it
 */
export async function checkPort(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const code = await openPort(port, host).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    const reason = code && faults[code];
    if (!reason) continue;
    const example = `for example \`PORT=${port === 8788 ? 8789 : 8788} npm start\``;
    throw new CliError(`Port ${port} ${reason}: choose another one, ${example}.`);
  }
}

/** Returns an unused port of this machine. */
export async function findFreePort(): Promise<number> {
  return (await openPort(0, '127.0.0.1')).port;
}

/** Opens a port, closes it again, and returns its address. */
async function openPort(port: number, host: string): Promise<AddressInfo> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  return address;
}
