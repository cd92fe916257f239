import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { adoptBuildSettings } from './contact/node-settings.ts';
import { drainable } from './drain.ts';
import { createNodeServer } from './node-server.ts';

const buildFolder = resolve(process.env['BUILD_FOLDER'] || join(import.meta.dirname, '../dist'));
const defaultPort = 8787;

/** Serves the build until the process is asked to end; then every open request is answered first. */
async function start() {
  await adoptBuildSettings(join(buildFolder, 'server/wrangler.json'));
  const requestLog = process.env['REQUEST_LOG'];
  const server = await createNodeServer(buildFolder, { ...(requestLog && { requestLog }) });
  const drain = drainable(server);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void drain().then(() => process.exit(0)));
  }
  const port = Number(process.env['PORT'] || defaultPort);
  server.listen(port, process.env['HOST']);
  await once(server, 'listening');
  const { port: opened } = server.address() as AddressInfo;
  console.log(`Serving the build at http://localhost:${opened}`);
}

await start();
