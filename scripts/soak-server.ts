import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from './port.ts';
import { Refusal, rootFolder, toolEnvironment } from './run.mjs';
import { untilAnswering } from './until-answering.ts';
import { wranglerEnvironment } from './wrangler-environment.ts';

/** A server in a process of its own. */
export interface RunningServer {
  origin: string;
  /** Where its inspector listens. */
  inspector: number;
  pid: number;
  process: ChildProcess;
}

interface Ports {
  port: number;
  inspector: number;
}

const commands: Record<string, (ports: Ports) => [string, string[]]> = {
  // A small heap makes a leak an error within the minute, where a big one would only grow.
  node: ({ inspector }) => [
    'node',
    [`--inspect=127.0.0.1:${inspector}`, '--max-old-space-size=96', 'server/node.ts'],
  ],
  workerd: ({ port, inspector }) => [
    'wrangler',
    [
      ...['dev', '--port', `${port}`, '--ip', '127.0.0.1', '--inspector-port', `${inspector}`],
      // Wrangler doesn't hand on the environment: a line for each request would fill its pipe.
      ...['--var', 'REQUEST_LOG:none', '--show-interactive-dev-session=false'],
    ],
  ],
};

/**
 * Starts the build on one of the two runtimes.
 * @param runtime `node` or `workerd`
 * @throws Refusal when there is no such runtime, or it doesn't answer in time
 */
export async function startServer(runtime: string): Promise<RunningServer> {
  const port = await findFreePort();
  const inspector = await findFreePort();
  const command = commands[runtime]?.({ port, inspector });
  if (!command) throw new Refusal(`There is no runtime "${runtime}": node or workerd.`);
  const variables = {
    ...wranglerEnvironment,
    HOST: '127.0.0.1',
    PORT: `${port}`,
    REQUEST_LOG: 'none',
  };
  const child = spawn(...command, {
    cwd: rootFolder,
    env: toolEnvironment(variables),
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(`${origin}/healthz`, child, `${runtime} did not start.`);
  return { origin, inspector, pid: child.pid ?? 0, process: child };
}
