import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { isNegotiated } from '../files/markdown/prerendered.ts';
import { cacheControl, staticRuleOf } from '../http/cache-headers.ts';
import { encodings as allEncodings, chooseEncoding, type Encoding } from '../http/encodings.ts';
import { requestPath } from '../http/request-path.ts';
import { sharedHeader } from '../http/security-headers.ts';
import { siteHeaders } from '../http/site-headers.ts';
import { isKnown } from '../http/validators.ts';
import { listFiles } from './list-files.ts';

/** One file of the build: text is held in memory, anything else is read when it is asked for. */
interface StaticFile {
  file: string;
  bytes?: Buffer<ArrayBuffer>;
  encodings: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
  etag: string;
  headers: Record<string, string>;
}

/** A build's static files: what a request gets, and the worker's own way to them. */
export interface StaticFiles {
  /** Answers a request for a static file, and nothing when there is none. */
  answer(request: Request): Promise<Response> | Response | undefined;
  /** Reads one file, as the worker does. */
  fetch(request: Request | URL | string): Promise<Response>;
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** What isn't served by its address: Cloudflare's configuration, and what the worker alone reads. */
const unlisted = /^(?:_headers|_redirects|\.(?!well-known\/)|media\/)/;

/**
 * Serves the build's files as Cloudflare's static assets do: `/contact` is `contact.html`, and
 * `/contact.html` leads there. Only files that were there at the start exist, by their exact address:
 * no path reaches the disk.
 * @param build the folder with `client` and `compressed`
 */
export async function openStaticFiles(build: string): Promise<StaticFiles> {
  const client = join(build, 'client');
  const files = new Map<string, StaticFile>();
  for (const file of await listFiles(client)) files.set(`/${file}`, await openFile(build, file));
  const served = new Map<string, StaticFile>();
  const redirects = new Map<string, string>();
  for (const [path, file] of files) {
    if (unlisted.test(path.slice(1))) continue;
    const address = addressOf(path);
    served.set(address, file);
    if (address !== path) redirects.set(path, address);
  }
  return { answer, fetch: fetchFile };

  function answer(request: Request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const path = requestPath(request.url);
    const file = served.get(path);
    if (file) return answerWith(file, request);
    if (!path.endsWith('.html')) return undefined;
    const address = redirects.get(path) ?? redirects.get(path.replace('/index.html', '.html'));
    return address === undefined ? undefined : redirect(address + new URL(request.url).search);
  }

  async function fetchFile(request: Request | URL | string): Promise<Response> {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    const file = files.get(pathname);
    if (!file) return new Response(null, { status: 404 });
    return new Response(file.bytes ?? (await readFile(file.file)), {
      headers: { ETag: `"${file.etag}"` },
    });
  }
}

function addressOf(path: string): string {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length).replace(/\/index$/, '/') : path;
}

async function openFile(build: string, name: string): Promise<StaticFile> {
  const file = join(build, 'client', name);
  const contentType = getMimeType(name) ?? 'application/octet-stream';
  const compressed = join(build, 'compressed', name);
  const encodings: StaticFile['encodings'] = {};
  for (const encoding of allEncodings) {
    const bytes = await readFile(compressed + suffixes[encoding]).catch(() => undefined);
    if (bytes) encodings[encoding] = Buffer.from(bytes);
  }
  const isText = encodings.br !== undefined;
  const { size, mtimeMs } = await stat(file);
  const bytes = isText ? Buffer.from(await readFile(file)) : undefined;
  const version = bytes ? createHash('sha256').update(bytes).digest('hex') : `${size}-${mtimeMs}`;
  const rule = staticRuleOf(`/${name}`);
  const headers = {
    ...siteHeaders(),
    'Content-Type': contentType,
    'Cache-Control': rule?.value ?? cacheControl.revalidate,
    ...(rule?.isShared && { [sharedHeader.name]: sharedHeader.value }),
    ...(isText && {
      Vary: isNegotiated(addressOf(`/${name}`)) ? 'Accept-Encoding, Accept' : 'Accept-Encoding',
    }),
  };
  return { file, encodings, headers, etag: version.slice(0, 24), ...(bytes && { bytes }) };
}

function answerWith(file: StaticFile, request: Request): Promise<Response> | Response {
  const encoding = file.encodings.br && chooseEncoding(request.headers.get('Accept-Encoding'));
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers: Record<string, string> = { ...file.headers, ETag: etag };
  const known = request.headers.get('If-None-Match');
  if (known !== null && isKnown(known, etag)) {
    delete headers['Content-Type'];
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers['Content-Encoding'] = encoding;
  const bytes = encoding ? file.encodings[encoding] : file.bytes;
  return bytes ? respond(bytes) : readFile(file.file).then(respond);

  function respond(body: Buffer<ArrayBuffer>): Response {
    headers['Content-Length'] = String(body.length);
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  }
}

function redirect(address: string): Response {
  return new Response(null, { status: 307, headers: { ...siteHeaders(), Location: address } });
}
