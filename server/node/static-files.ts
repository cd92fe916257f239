import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Answer, readAnswer, sendAnswer } from '../cache/answer.ts';
import { cacheControl } from '../cache/cache-control.ts';
import { type Encoding, encodings } from '../cache/encodings.ts';
import { editorHeadersOf } from '../middleware/editor-headers.ts';
import { requestPath } from '../middleware/request-path.ts';
import { headersByRule, staticRules } from '../middleware/static-rules.ts';
import { streamChunks } from '../middleware/stream-chunks.ts';
import { declinesFile, isNegotiated } from '../routes/files/markdown/negotiation.ts';
import { listFiles } from './list-files.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** What isn't served by its address: Cloudflare's configuration, and what the worker alone reads. */
const unlisted = /^\/(?:_headers|_redirects|\.(?!well-known\/)|media\/)/;

/**
 * Serves a build's files as Cloudflare's static assets do: `/contact` is `contact.html`. Only files that
 * were there at the start exist, by their exact address: no path reaches the disk.
 * @param headers of every answer
 */
export async function openStaticFiles(build: string, headers: Readonly<Record<string, string>>) {
  const files = new Map<string, Answer>();
  const served = new Map<string, Answer>();
  const videos = new Map<string, Record<string, string>>();
  for (const name of await listFiles(join(build, 'client'))) {
    const path = `/${name}`;
    const file = await openFile(build, path, headers);
    if (path.startsWith('/media/')) videos.set(path, file.identity.headers);
    else files.set(path, file);
    if (!unlisted.test(path)) served.set(addressOf(path), file);
  }
  return { answer, fetch: fetchFile };

  function answer(request: Request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const file = served.get(requestPath(request.url));
    return file && !declinesFile(request) ? sendAnswer(file, request) : undefined;
  }

  /** The worker's own way to the files, those included that have no address. */
  async function fetchFile(request: Request | URL | string): Promise<Response> {
    const url = new URL(request instanceof Request ? request.url : request);
    const { pathname } = url;
    const headers = videos.get(pathname);
    if (headers) {
      return new Response(streamChunks(readChunks(join(build, 'client', pathname))), { headers });
    }
    // Without the headers of a request, the file comes whole and not compressed.
    const file = files.get(pathname);
    return file ? sendAnswer(file, new Request(url)) : new Response(null, { status: 404 });
  }
}

/** Opens a file when its first chunk is asked for, and closes it when nobody asks for more. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

function addressOf(path: string): string {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length).replace(/\/index$/, '/') : path;
}

/** A file and what the build compressed of it, in memory: a site without its video is some ten megabytes. */
async function openFile(
  build: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const compressed = join(build, 'compressed', path);
  const bytes = await readFile(join(build, 'client', path));
  const readCompressed = async (_: Uint8Array, encoding: Encoding) =>
    Buffer.from(await readFile(compressed + suffixes[encoding]));
  const answer = await readAnswer(
    new Response(bytes, { headers: { ...headers, ...headersOf(path) } }),
    existsSync(compressed + suffixes.br) ? readCompressed : undefined,
    encodings,
  );
  for (const body of [answer.identity, answer.br, answer.gzip]) {
    if (body) body.headers['content-length'] = `${body.bytes.length}`;
  }
  return answer;
}

function headersOf(path: string): Record<string, string> {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': cacheControl.revalidate,
    ...headersByRule(staticRules, path),
    ...(isNegotiated(addressOf(path)) && { Vary: 'Accept' }),
    ...editorHeadersOf(addressOf(path)),
  };
}
