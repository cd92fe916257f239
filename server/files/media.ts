import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import parseRange from 'range-parser';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

export const media = new Hono<ServerTypes>();

/** Serves video with byte ranges (RFC 9110, section 14): static assets ignore them, Safari needs them. */
media.get('/media/:file{[a-z0-9-]+\\.(?:mp4|webm)}', async function serveMedia(c, next) {
  const asset = await c.env.ASSETS.fetch(new URL(c.req.path, c.req.url));
  if (!asset.ok) return next();
  const bytes = await asset.arrayBuffer();
  const version = asset.headers.get('ETag') ?? `"${bytes.byteLength}"`;
  const headers = {
    'Content-Type': getMimeType(c.req.path) ?? '',
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl.hour,
    ETag: version,
  };
  // Ranges belong to GET alone (RFC 9110, 14.2), and a part of another version wouldn't fit what the
  // client holds.
  const isSame = (c.req.header('If-Range') ?? version) === version;
  const range = isSame && c.req.method === 'GET' ? c.req.header('Range') : undefined;
  return answerRange(range, bytes, headers);
});

function answerRange(
  header: string | undefined,
  bytes: ArrayBuffer,
  given: Record<string, string>,
) {
  const size = bytes.byteLength;
  const ranges = header ? parseRange(size, header, { combine: true }) : -2;
  if (ranges === -1) {
    const headers = { ...given, 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers });
  }
  // A malformed header, and several ranges at once, are answered with the whole: RFC 9110 allows both.
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  if (!range || others.length > 0) return new Response(bytes, { headers: given });
  const headers = { ...given, 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  return new Response(bytes.slice(range.start, range.end + 1), { status: 206, headers });
}
