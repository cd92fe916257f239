import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type NodeServer = Awaited<ReturnType<typeof startNodeServer>>;

/** Starts `server/node/start.ts` on a free port, with variables, and file descriptors that it gets from 3 on. */
export async function startNodeServer(
  environment: NodeJS.ProcessEnv = {},
  inherited: readonly number[] = [],
) {
  // The build says how it delivers messages.
  const own = { CONTACT_DELIVERY: undefined, HOST: '127.0.0.1', PORT: '0' };
  const env = { ...process.env, ...own, ...environment };
  const stdio = ['ignore', 'pipe', 'pipe', ...inherited] as ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, ['server/node/start.ts'], { env, stdio });
  const exited = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    function read(chunk: Buffer) {
      output += chunk;
      const [, found] = output.match(/Serving the build at http:\/\/localhost:(\d+)/) ?? [];
      if (found) resolve(found);
    }
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}:\n${output}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    process: child,
    /** Returns what the server has written so far. */
    output: () => output,
    /** Sends SIGTERM. Resolves with the exit code. */
    async stop() {
      child.kill('SIGTERM');
      const [code]: (number | null)[] = await exited;
      return code;
    },
  };
}
