import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { isNegotiated } from '../files/markdown/negotiation.ts';
import { cacheControl, staticRuleOf } from '../http/cache-control.ts';
import { editorHeadersOf } from '../http/editor-headers.ts';
import { type Encoding, encodings } from '../http/encodings.ts';
import { requestPath } from '../http/request-path.ts';
import { sharedHeader } from '../http/security-headers.ts';
import { siteHeaders } from '../http/site-headers.ts';
import { isKnown } from '../http/validators.ts';
import { readAnswer, sendAnswer } from '../pages/answer.ts';
import { listFiles } from './list-files.ts';

type Serve = (request: Request) => Promise<Response> | Response;

/** A build's static files: what a request gets, and the worker's own way to them. */
export interface StaticFiles {
  answer(request: Request): Promise<Response> | Response | undefined;
  fetch(request: Request | URL | string): Promise<Response>;
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** What isn't served by its address: Cloudflare's configuration, and what the worker alone reads. */
const unlisted = /^\/(?:_headers|_redirects|\.|media\/)/;

/**
 * Serves the build's files as Cloudflare's static assets do: `/contact` is `contact.html`, and
 * `/contact.html` leads there. Only files that were there at the start exist, by their exact address:
 * no path reaches the disk.
 * @param build the folder with `client` and `compressed`
 */
export async function openStaticFiles(build: string): Promise<StaticFiles> {
  const files = new Map<string, Serve>();
  const served = new Map<string, Serve>();
  for (const name of await listFiles(join(build, 'client'))) {
    const path = `/${name}`;
    const serve = await openFile(build, path);
    files.set(path, serve);
    if (!unlisted.test(path)) served.set(addressOf(path), serve);
  }
  return { answer, fetch: fetchFile };

  function answer(request: Request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = requestPath(request.url);
    const serve = served.get(path);
    if (serve) return serve(request);
    if (!path.endsWith('.html')) return undefined;
    const address = [path, path.replace('/index.html', '.html')]
      .map(addressOf)
      .find((candidate) => served.has(candidate));
    if (address === undefined) return undefined;
    const headers = { ...siteHeaders(), Location: address + new URL(request.url).search };
    return new Response(null, { status: 307, headers });
  }

  async function fetchFile(request: Request | URL | string): Promise<Response> {
    const url = new URL(request instanceof Request ? request.url : request);
    // Without the headers of a request, the file comes whole and not compressed.
    return files.get(url.pathname)?.(new Request(url)) ?? new Response(null, { status: 404 });
  }
}

function addressOf(path: string): string {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length).replace(/\/index$/, '/') : path;
}

/** Text that the build compressed is held in memory; anything else is read when it is asked for. */
async function openFile(build: string, path: string): Promise<Serve> {
  const file = join(build, 'client', path);
  const compressed = join(build, 'compressed', path);
  const headers = headersOf(path);
  if (existsSync(compressed + suffixes.br)) {
    const whole = new Response(await readFile(file), { headers });
    const readCompressed = async (_: Uint8Array, encoding: Encoding) =>
      Buffer.from(await readFile(compressed + suffixes[encoding]));
    const answer = await readAnswer(whole, readCompressed, encodings);
    for (const body of [answer.identity, answer.br, answer.gzip]) {
      if (body) body.headers['content-length'] = `${body.bytes.length}`;
    }
    return (request) => sendAnswer(answer, request);
  }
  const { size, mtimeMs } = await stat(file);
  Object.assign(headers, { etag: `"${size}-${Math.round(mtimeMs)}"`, 'content-length': `${size}` });
  return async function serveFromDisk(request) {
    // HEAD and 304 answer without a body.
    const isSent = request.method !== 'HEAD' && !isKnown(request, headers['etag']);
    const bytes = isSent ? Buffer.from(await readFile(file)) : new Uint8Array();
    return sendAnswer({ status: 200, identity: { bytes, headers } }, request);
  };
}

function headersOf(path: string): Record<string, string> {
  const rule = staticRuleOf(path);
  return {
    ...siteHeaders(),
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': rule?.value ?? cacheControl.revalidate,
    ...(rule?.isShared && { [sharedHeader.name]: sharedHeader.value }),
    ...(isNegotiated(addressOf(path)) && { Vary: 'Accept' }),
    ...editorHeadersOf(addressOf(path)),
  };
}
