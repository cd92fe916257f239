import { Hono } from 'hono';
import parseRange from 'range-parser';
import type { ServerTypes } from '../environment.ts';
import { cacheControl } from '../http/cache-control.ts';

const contentTypes: Record<string, string> = { mp4: 'video/mp4', webm: 'video/webm' };

export const media = new Hono<ServerTypes>();

/** Serves video with byte ranges (RFC 9110, section 14): static assets ignore them, Safari needs them. */
media.get('/media/:file', async function serveMedia(c, next) {
  const file = c.req.param('file');
  const contentType = contentTypes[file.split('.').at(-1) ?? ''];
  if (!contentType || !/^[a-z0-9-]+\.[a-z0-9]+$/.test(file)) return next();
  const asset = await c.env.ASSETS.fetch(new URL(`/media/${file}`, c.req.url));
  if (!asset.ok) return next();
  const bytes = await asset.arrayBuffer();
  const version = asset.headers.get('ETag') ?? `"${bytes.byteLength}"`;
  const shared = {
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl.hour,
    ETag: version,
  };
  // Ranges belong to GET alone (RFC 9110, 14.2), and a part of another version wouldn't fit what the
  // client holds.
  const isSame = (c.req.header('If-Range') ?? version) === version;
  const range = isSame && c.req.method === 'GET' ? c.req.header('Range') : undefined;
  return rangeOf(range, bytes, shared);
});

function rangeOf(header: string | undefined, bytes: ArrayBuffer, headers: Record<string, string>) {
  const size = bytes.byteLength;
  const ranges = header ? parseRange(size, header, { combine: true }) : -2;
  if (ranges === -1) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${size}` },
    });
  }
  // A malformed header, and several ranges at once, are answered with the whole: RFC 9110 allows both.
  const range =
    ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
  if (!range) return new Response(bytes, { headers });
  return new Response(bytes.slice(range.start, range.end + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': `bytes ${range.start}-${range.end}/${size}` },
  });
}
