import sizes from 'virtual:media-sizes';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import parseRange from 'range-parser';
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
  const version = asset.headers.get('ETag') ?? `"${size}"`;
  c.header('Content-Type', getMimeType(c.req.path) ?? '');
  c.header('Accept-Ranges', 'bytes');
  c.header('Cache-Control', cacheControl.hour);
  c.header('ETag', version);
  // Ranges apply to GET only (RFC 9110, section 14.2). If the client has parts of another version, it gets the
  // whole file.
  const isSame = (c.req.header('If-Range') ?? version) === version;
  const header = isSame && c.req.method === 'GET' ? c.req.header('Range') : undefined;
  const ranges = parseRange(size, header ?? '', { combine: true });
  if (ranges === -1) {
    await asset.body.cancel();
    return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  }
  // A request with a malformed header or several ranges gets the whole file, as RFC 9110 allows.
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  const isPart = range !== undefined && others.length === 0;
  const { start, end } = isPart ? range : { start: 0, end: size - 1 };
  const length = end - start + 1;
  if (isPart) c.header('Content-Range', `bytes ${start}-${end}/${size}`);
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
  return c.body(body, isPart ? 206 : 200);
});

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
