import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Refusal } from '../../tools/run/run.mjs';
import { working } from '../rows.ts';

const [key, cert] = [join(working, 'key.pem'), join(working, 'certificate.pem')];

/**
 * Opens a server with HTTP/2, as visitors reach the site: over HTTP/1.1 each file would wait for a
 * connection of its own.
 * @throws Refusal where there is no openssl to make a certificate with
 */
export async function openSecurely(server: Server) {
  makeCertificate();
  const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  secure.on('request', (request, response) => server.emit('request', request, response));
  secure.listen(0, '127.0.0.1');
  await once(secure, 'listening');
  const { port } = secure.address() as AddressInfo;
  return { origin: `https://127.0.0.1:${port}`, close: () => secure.close() };
}

/** For this machine and this run: the browser is told to take any. */
function makeCertificate() {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '2', '-subj', '/CN=localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
  } catch {
    throw new Refusal('The bench needs openssl, to serve pages with HTTP/2 as hosts do.');
  }
}
