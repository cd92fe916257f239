import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Environment } from '../environment.ts';
import { memoryCaches } from './memory-caches.ts';
import { staticAssets } from './static-assets.ts';

const build = resolve(process.env['BUILD_FOLDER'] || join(import.meta.dirname, '../../dist'));

/** Variables whose values at build time are in the pages. The server must not start with other values. */
const builtIn = ['CONTACT_DELIVERY', 'TURNSTILE_SITE_KEY'];

// In milliseconds. Connections stay open longer than a proxy's usual minute, so the proxy closes them first. Node's
// own error for a missing host would lack the site's headers.
const options = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  requireHostHeader: false,
};

/** Serves the build until the process receives a signal, then completes every open request. */
async function start() {
  await adoptBuildSettings();
  Object.assign(globalThis, { caches: memoryCaches() });
  const { default: site } = await import(join(build, 'server/index.mjs'));
  const environment: Partial<Environment> = { ASSETS: staticAssets(join(build, 'client')) };
  const { REQUEST_LOG } = process.env;
  const { headers } = await site.fetch(new Request('http://localhost/healthz'), {
    REQUEST_LOG: 'none',
  });
  const listener = getRequestListener(
    (request, { incoming }) =>
      site.fetch(request, {
        ...environment,
        ...(REQUEST_LOG && { REQUEST_LOG }),
        CLIENT_ADDRESS: (incoming as HttpBindings['incoming']).socket.remoteAddress ?? '',
      }),
    { errorHandler: () => new Response(null, { status: 400, headers }) },
  );
  const server = createServer(options, listener);
  server.on('clientError', (error, socket) => refuse(error, socket, headers));
  // A server may ignore an unknown `Expect` header (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));
  server.listen(Number(process.env['PORT'] || 8787), process.env['HOST']);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  console.log(`Serving the build at http://localhost:${port}`);
}

/** Accepts no more connections and ends after the last response, or after 25 seconds. */
function stop(server: Server) {
  server.close();
  setInterval(() => server.closeIdleConnections(), 1000).unref();
  setTimeout(() => process.exit(1), 25_000).unref();
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to data that isn't HTTP, so Node has no request object for it. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex, headers: Headers) {
  if (!socket.writable || code === 'ECONNRESET') return socket.destroy();
  const fields = { ...Object.fromEntries(headers), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return socket.end(`HTTP/1.1 ${refusals[code] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n`);
}

/**
 * Uses the variables that the build wrote for the worker, unless the environment has them.
 * @throws Error if the environment contradicts the build, or asks for email, which only Cloudflare sends
 */
async function adoptBuildSettings() {
  const file = await readFile(join(build, 'server/wrangler.json'), 'utf8');
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
