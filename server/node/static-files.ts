import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Answer, type Encoding, encodings, readAnswer, sendAnswer } from '../cache/answer.ts';
import { cacheControl } from '../cache/cache-control.ts';
import { editorHeadersOf } from '../middleware/editor-headers.ts';
import { requestPath } from '../middleware/request-path.ts';
import { headersByRule, staticRules } from '../middleware/static-rules.ts';
import { streamChunks } from '../middleware/stream-chunks.ts';
import { listFiles } from './list-files.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
/** Files that aren't served: Cloudflare's configuration. */
const unlisted = /^\/(?:_headers|_redirects|\.(?!well-known\/))/;

type HeadersOf = (path: string) => Readonly<Record<string, string>>;

/**
 * Serves a build's files as Cloudflare does: `/contact` is `contact.html`. It serves only files that existed
 * at the start, by their exact address, so no request reads an arbitrary path.
 * @param headers of every response, and of the file at a path
 */
export async function openStaticFiles(build: string, headers: HeadersOf) {
  const served = new Map<string, Answer>();
  const videos = new Map<string, Record<string, string>>();
  for (const name of await listFiles(join(build, 'client'))) {
    const path = `/${name}`;
    const file = await openFile(build, path, headers);
    if (path.startsWith('/media/')) videos.set(path, file.identity.headers);
    else if (!unlisted.test(path)) served.set(addressOf(path), file);
  }
  return { answer, fetch: fetchFile };

  function answer(request: Request) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    const file = served.get(requestPath(request.url));
    return file && sendAnswer(file, request);
  }

  /**
   * Reads the videos for the worker. They aren't served as static files, because the worker handles their range
   * requests.
   */
  async function fetchFile(url: URL): Promise<Response> {
    const headers = videos.get(url.pathname);
    if (!headers) return new Response(null, { status: 404 });
    const chunks = readChunks(join(build, 'client', url.pathname));
    return new Response(streamChunks(chunks), { headers });
  }
}

/** Yields a file's chunks. Opens the file when the first one is read, and closes it when reading stops. */
async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

function addressOf(path: string): string {
  return path.endsWith('.html') ? path.slice(0, -'.html'.length).replace(/\/index$/, '/') : path;
}

/** A file and its compressed form, in memory: without its video, a site takes about ten megabytes. */
async function openFile(build: string, path: string, headers: HeadersOf): Promise<Answer> {
  const compressed = join(build, 'compressed', path);
  const bytes = await readFile(join(build, 'client', path));
  const readCompressed = async (_: Uint8Array, encoding: Encoding) =>
    Buffer.from(await readFile(compressed + suffixes[encoding]));
  const answer = await readAnswer(
    new Response(bytes, { headers: headersOf(path, headers) }),
    existsSync(compressed + suffixes.br) ? readCompressed : undefined,
    encodings,
  );
  for (const body of [answer.identity, answer.br, answer.gzip]) {
    if (body) body.headers['content-length'] = `${body.bytes.length}`;
  }
  return answer;
}

function headersOf(path: string, headers: HeadersOf): Record<string, string> {
  return {
    'Content-Type': getMimeType(path) ?? 'application/octet-stream',
    'Cache-Control': cacheControl.revalidate,
    ...headers(path),
    ...headersByRule(staticRules, path),
    ...editorHeadersOf(addressOf(path)),
  };
}
