import sizes from 'virtual:media-sizes';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { ServerTypes } from './environment.ts';
import { cacheControl } from './headers.ts';

export const media = new Hono<ServerTypes>();

/**
 * Serves video with byte ranges (RFC 9110, section 14). Static assets ignore ranges, and Safari needs them. On Node, a
 * file stays open until its body is read or canceled.
 */
media.get('/media/:file{[a-z0-9-]+\\.(?:mp4|webm)}', async function serveMedia(c, next) {
  const asset = await c.env.ASSETS?.fetch(new URL(c.req.path, c.req.url));
  const size = sizes[c.req.path];
  if (!asset?.ok || !asset.body || !size) return next();
  const version = asset.headers.get('ETag') ?? undefined;
  // Ranges apply to GET only (RFC 9110, section 14.2). If the client has parts of another version, it gets the
  // whole file.
  const isSame = (c.req.header('If-Range') ?? version) === version;
  const header = isSame && c.req.method === 'GET' ? c.req.header('Range') : undefined;
  const range = parseRange(header ?? '', size);
  c.header('Accept-Ranges', 'bytes');
  if (range && range.start > range.end) {
    await asset.body.cancel();
    const headers = { 'Content-Range': `bytes */${size}`, 'Cache-Control': cacheControl.never };
    return c.body(null, 416, headers);
  }
  c.header('Content-Type', getMimeType(c.req.path) ?? '');
  c.header('Cache-Control', cacheControl.hour);
  c.header('ETag', version);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = end - start + 1;
  if (range) c.header('Content-Range', `bytes ${start}-${end}/${size}`);
  c.header('Content-Length', `${length}`);
  if (c.req.method === 'HEAD') {
    await asset.body.cancel();
    return c.body(null);
  }
  // Most browsers request `bytes=0-`. The runtime streams that without running a script for each chunk.
  const part = length === size ? asset.body : asset.body.pipeThrough(slice(start, end + 1));
  // Workerd sends a stream's length only if the stream itself knows it.
  const isWorkerd = 'FixedLengthStream' in globalThis;
  const body = isWorkerd ? part.pipeThrough(new FixedLengthStream(length)) : part;
  return c.body(body, range ? 206 : 200);
});

/** One range: from a first byte to a last one or to the end, or the last bytes (RFC 9110, section 14.1.2). */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/**
 * Returns the first and the last byte that a `Range` header names; if the file has none of them, the first is after the
 * last. A header with an error, another unit, or several ranges means the whole file, as RFC 9110 allows.
 */
function parseRange(header: string, size: number): { start: number; end: number } | undefined {
  const [, first, last, length] = oneRange.exec(header) ?? [];
  if (length) return { start: Math.max(size - Number(length), 0), end: size - 1 };
  if (!first || (last && Number(last) < Number(first))) return undefined;
  return { start: Number(first), end: Math.min(Number(last || size), size - 1) };
}

/** Passes on the bytes from `start` to before `end`, and then cancels the source. */
function slice(start: number, end: number): TransformStream<Uint8Array, Uint8Array> {
  let position = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const part = chunk.subarray(Math.max(start - position, 0), end - position);
      position += chunk.length;
      if (part.length > 0) controller.enqueue(part);
      if (position >= end) controller.terminate();
    },
  });
}
