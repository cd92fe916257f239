import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../port.ts';
import { Refusal, rootFolder, toolEnvironment } from '../run.mjs';

const patience = 60_000;
const pause = 250;

/**
 * Serves the build for as long as the work takes.
 * @throws Refusal when the server does not answer within a minute
 */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', [join(rootFolder, 'scripts/serve.ts'), '--ip', '127.0.0.1'], {
    cwd: rootFolder,
    env: toolEnvironment({ PORT: `${port}` }),
    stdio: 'ignore',
  });
  try {
    await untilAnswering(origin);
    await work(origin);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function untilAnswering(origin: string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Refusal('The site did not answer: does `npm start` work?');
}
