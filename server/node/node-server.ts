import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { App } from '../app.ts';
import type { Encoding } from '../cache/answer.ts';
import type { Environment } from '../environment.ts';
import { openStaticFiles } from './static-files.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/**
 * Brotli at this quality is as fast as gzip and nearly as small as at higher ones. The window holds a whole page.
 */
const brotli = { [zlib.BROTLI_PARAM_QUALITY]: 5, [zlib.BROTLI_PARAM_LGWIN]: 17 };

const serverOptions = {
  // In milliseconds. Connections stay open longer than a proxy's usual minute, so the proxy closes them first.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  // Node's own error would lack the security headers, so the listener responds instead.
  requireHostHeader: false,
};

/**
 * Creates a server for the build in a folder: first static files, then the worker's app. It doesn't listen
 * yet.
 */
export async function createNodeServer(build: string, requestLog = ''): Promise<Server> {
  const { default: worker } = (await import(join(build, 'server/index.mjs'))) as { default: App };
  const files = await openStaticFiles(build, worker.headers);
  const environment: Environment = {
    ASSETS: files,
    compress,
    writeLine: bufferedLines(process.stdout),
    REQUEST_LOG: requestLog,
  };
  const listener = getRequestListener(
    (request, bindings) => {
      const kept = files.answer(request) ?? worker.recall(request, environment);
      if (kept) return kept;
      const CLIENT_ADDRESS = (bindings as HttpBindings).incoming.socket.remoteAddress ?? '';
      return worker.fetch(request, { ...environment, CLIENT_ADDRESS });
    },
    { errorHandler: (error) => answerError(error, worker) },
  );
  const server = createServer(serverOptions, listener);
  server.on('clientError', (error, socket) => refuse(error, socket, worker.headers()));
  // A server may ignore an unknown `Expect` header (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener);
  return server;
}

/** Returns a log that collects the lines of one turn of the event loop and writes them together. */
function bufferedLines(output: NodeJS.WritableStream): (line: string) => void {
  let lines: string[] = [];
  return function writeLine(line) {
    if (lines.push(line) > 1) return;
    setImmediate(() => {
      output.write(`${lines.join('\n')}\n`);
      lines = [];
    });
  };
}

async function compress(bytes: Uint8Array, encoding: Encoding) {
  const compressed =
    encoding === 'br' ? compressBrotli(bytes, { params: brotli }) : compressGzip(bytes);
  return Buffer.from(await compressed);
}

/** Sends 400 for a malformed request. Any other error is ours, and its details stay in the log. */
function answerError(error: unknown, worker: App): Response {
  const isRequest = error instanceof Error && error.name === 'RequestError';
  const answer = isRequest ? new Response(null, { status: 400 }) : worker.errorResponse();
  if (!isRequest) console.error(error);
  for (const [name, value] of Object.entries(worker.headers())) answer.headers.set(name, value);
  return answer;
}

const refusals: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds to data that isn't HTTP, so Node has no request object for it. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, headers: Record<string, string>) {
  if (!socket.writable || error.code === 'ECONNRESET') return socket.destroy();
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  const fields = Object.entries({
    ...headers,
    Connection: 'close',
    'Content-Length': '0',
  });
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n`);
}
