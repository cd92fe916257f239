import { checkPort, readPort } from './port.ts';
import { run, runMain } from './run.mjs';
import { waitForContent } from './wait-for-content.ts';
import { wranglerEnvironment } from './wrangler-environment.ts';

const usualPort = '3000';

/** Runs the development server, which only this machine can reach unless started with `-- --host`. */
await runMain(async () => {
  const port = readPort(process.env['PORT'] || usualPort);
  await checkPort(port);
  await waitForContent(port);
  const env = { ...wranglerEnvironment, PORT: `${port}` };
  return run('vike', ['dev', ...process.argv.slice(2)], { env, output: 'inherit' });
});
