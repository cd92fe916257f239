import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../run/port.ts';
import { rootFolder, toolEnvironment } from '../run/run.mjs';
import { untilAnswering } from '../run/until-answering.ts';

/**
 * Serves the build for as long as the work takes.
 * @throws Refusal when the server does not answer within a minute
 */
export async function withServer(work: (origin: string) => Promise<void>): Promise<void> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('node', [join(rootFolder, 'build/run/serve.ts'), '--ip', '127.0.0.1'], {
    cwd: rootFolder,
    env: toolEnvironment({ PORT: `${port}` }),
    stdio: 'ignore',
  });
  try {
    await untilAnswering(origin, server, 'The site did not answer: does `npm start` work?');
    await work(origin);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}
