import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { drain } from './drain.ts';
import { createNodeServer } from './node-server.ts';

const buildFolder = resolve(process.env['BUILD_FOLDER'] || join(import.meta.dirname, '../../dist'));
const defaultPort = 8787;

/** Variables whose values at build time are in the pages. The server must not start with other values. */
const builtIn = ['CONTACT_DELIVERY', 'TURNSTILE_SITE_KEY'];

/** Milliseconds after the last response in which pending messages must be delivered. */
const longestDelivery = 15_000;

/**
 * Serves the build until the process receives a signal, then completes every open request. The process ends after
 * it has written the last log line and delivered the last message, even if the visitor who sent it has left.
 */
async function start() {
  await adoptBuildSettings();
  const server = await createNodeServer(buildFolder, process.env['REQUEST_LOG']);
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

/**
 * Uses the variables that the build wrote for the worker, unless the environment has them.
 * @throws Error if the environment contradicts the build, or asks for email, which only Cloudflare sends
 */
async function adoptBuildSettings() {
  const file = await readFile(join(buildFolder, 'server/wrangler.json'), 'utf8');
  const { vars } = JSON.parse(file) as { vars: Record<string, string> };
  for (const [name, value] of Object.entries(vars)) {
    const own = process.env[name];
    if (own && own !== value && builtIn.includes(name)) {
      throw new Error(`The site was built with ${name}=${value}: build it again with ${own}.`);
    }
    process.env[name] ||= value;
  }
  if (process.env['CONTACT_DELIVERY'] === 'email') {
    throw new Error("Node can't send email: build the site with CONTACT_DELIVERY=webhook.");
  }
}

await start();
