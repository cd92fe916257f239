import { readFile, realpath } from 'node:fs/promises';
import { createServer, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Environment } from '../environment.ts';
import { contactRate, memoryCaches, staticAssets } from './bindings.ts';
import { clientAddress, trustedProxies } from './client-address.ts';
import { preferredEncoding } from './encodings.ts';

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

// Serves the build until the process receives a signal, then completes every open request.
// A link to a build may change while this process serves it.
const build = await realpath(
  process.env['BUILD_FOLDER'] || join(import.meta.dirname, '../../dist'),
);

// The worker's variables. The pages were made with these two; of the others, the environment may have its own.
const { vars } = JSON.parse(await readFile(join(build, 'server/wrangler.json'), 'utf8'));
const { CONTACT_DELIVERY, TURNSTILE_SITE_KEY } = vars;
Object.assign(process.env, { ...vars, ...process.env, CONTACT_DELIVERY, TURNSTILE_SITE_KEY });
if (CONTACT_DELIVERY === 'email') {
  throw new Error("Node can't send email: build the site with CONTACT_DELIVERY=webhook.");
}

Object.assign(globalThis, { caches: memoryCaches() });
const { default: site } = await import(join(build, 'server/index.mjs'));
const environment: Partial<Environment> = {
  ASSETS: staticAssets(join(build, 'client')),
  CONTACT_RATE: contactRate(),
  REQUEST_LOG: process.env['REQUEST_LOG'] ?? '',
};

const trusted = trustedProxies(process.env['TRUSTED_PROXY'] ?? '');

// Refused connections get the headers of a request for the site.
const probe = new Request('http://localhost/healthz');
const { headers } = await site.fetch(probe, { REQUEST_LOG: 'none' });
headers.delete('ETag');
const fields = Array.from(headers as Headers, (field) => `${field.join(': ')}\r\n`).join('');
const refuse = () => new Response(null, { status: 400, headers });

const listener = getRequestListener(
  (request, { incoming }) => {
    const { headersDistinct, httpVersion, socket } = incoming as HttpBindings['incoming'];
    // RFC 9112, section 3.2. Checks of a proxy often use HTTP/1.0, which needs no host.
    if (httpVersion !== '1.0' && headersDistinct['host']?.length !== 1) return refuse();
    // The cache's key has this header, so it becomes one of three.
    request.headers.set(
      'Accept-Encoding',
      preferredEncoding(request.headers.get('Accept-Encoding')),
    );
    const forwardedFor = request.headers.get('X-Forwarded-For');
    const CLIENT_ADDRESS = clientAddress(socket.remoteAddress ?? '', forwardedFor, trusted);
    return site.fetch(request, { ...environment, CLIENT_ADDRESS });
  },
  { hostname: 'localhost', errorHandler: refuse },
);
// Milliseconds. Connections stay open longer than a proxy's usual minute, so the proxy closes them first. Node's
// own error for a missing host would lack the site's headers.
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 };
const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
// A server may ignore an unknown `Expect` header (RFC 9110, section 10.1.1).
server.on('checkExpectation', listener);
server.on('clientError', ({ code = '', rawPacket }: ClientError, socket) => {
  const codes: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
  const address = code === 'HPE_INVALID_URL' && escapedAddress(`${rawPacket}`);
  const status = address ? 307 : (codes[code] ?? 400);
  const location = address ? `Location: ${address}\r\n` : '';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${location}${fields}`;
  socket.end(`${head}Connection: close\r\n\r\n`);
});

/** Returns the address that a request names with letters as they are (`/Über.pdf`, as curl does), with escapes. */
function escapedAddress(request: string): string | undefined {
  const [, path] = /^(?:GET|HEAD) (\/\S*[^ -~]\S*) HTTP/.exec(request) ?? [];
  const url = path && URL.parse(path, 'http://localhost');
  // A second slash would begin a host.
  return url ? url.pathname.replace(/^\/+/, '/') + url.search : undefined;
}

function stop() {
  server.close();
  setInterval(() => server.closeIdleConnections(), 1000).unref();
  setTimeout(() => process.exit(1), 25_000).unref();
}
process.once('SIGINT', stop).once('SIGTERM', stop);
const { HOST: host, LISTEN_FDS, PORT } = process.env;
// systemd may hold the port, and pass it as file descriptor 3.
const place = LISTEN_FDS ? { fd: 3 } : { port: Number(PORT || 8787), host };
server.listen(place, () => {
  console.log(`Serving the build at http://localhost:${(server.address() as AddressInfo).port}`);
});
