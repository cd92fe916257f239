import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from './ensure-build.ts';
import { logPath, runToLog, showLog } from './log.ts';
import { checkPort, readPort } from './port.ts';
import { runMain } from './run.mjs';
import { wranglerEnvironment } from './wrangler-environment.ts';

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ip: { type: 'string', default: 'localhost' },
      'any-build': { type: 'boolean', default: false },
    },
  });
  const port = readPort();
  await checkPort(port);
  await ensureBuild({ anyBuild: values['any-build'], toLog: true });
  const args = ['dev', '--port', `${port}`, '--ip', values.ip];
  // The worker can't read the machine's environment variables.
  for (const name of ['SITE_ORIGIN', 'SITE_TODAY']) {
    const value = process.env[name];
    if (value) args.push('--var', `${name}:${value}`);
  }
  args.push('--show-interactive-dev-session=false');
  const log = `server ${port}`;
  console.log(`Starting the server; its log is ${logPath(log)}.`);
  const ended = new AbortController();
  const server = runToLog(log, 'wrangler', args, wranglerEnvironment);
  void server.finally(() => ended.abort());
  const url = `http://${values.ip}:${port}`;
  if (await answers(`${url}/healthz`, ended.signal)) {
    console.log(`Open ${url}. Press Ctrl+C to stop the server.`);
  }
  const code = await server;
  if (code !== 0) showLog(log);
  return code;
});

/** Waits until the server responds. Returns false if it ends before that. */
async function answers(url: string, ended: AbortSignal): Promise<boolean> {
  while (!ended.aborted) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await setTimeout(100);
  }
  return false;
}
