import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { adoptBuildSettings } from '../contact/node-settings.ts';
import { drain } from './drain.ts';
import { createNodeServer } from './node-server.ts';

const buildFolder = resolve(process.env['BUILD_FOLDER'] || join(import.meta.dirname, '../../dist'));
const defaultPort = 8787;

/** Milliseconds after the last answer in which messages under way must arrive. */
const longestDelivery = 15_000;

/**
 * Serves the build until the process is asked to end; then every open request is answered first. The
 * process ends by itself once the last line is written and the last message has arrived, also one whose
 * visitor has left.
 */
async function start() {
  await adoptBuildSettings(join(buildFolder, 'server/wrangler.json'));
  const requestLog = process.env['REQUEST_LOG'];
  const server = await createNodeServer(buildFolder, { ...(requestLog && { requestLog }) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await drain(server);
      setTimeout(() => process.exit(0), longestDelivery).unref();
    });
  }
  const port = Number(process.env['PORT'] || defaultPort);
  server.listen(port, process.env['HOST']);
  await once(server, 'listening');
  const { port: opened } = server.address() as AddressInfo;
  console.log(`Serving the build at http://localhost:${opened}`);
}

await start();
