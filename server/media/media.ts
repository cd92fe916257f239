import sizes from 'virtual:media-sizes';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import parseRange from 'range-parser';
import { cacheControl } from '../cache-control.ts';
import type { ServerTypes } from '../environment.ts';
import { sliceStream } from './slice-stream.ts';

export const media = new Hono<ServerTypes>();

/**
 * Serves video with byte ranges (RFC 9110, section 14). Static assets ignore ranges, and Safari needs them.
 */
media.get('/media/:file{[a-z0-9-]+\\.(?:mp4|webm)}', async function serveMedia(c, next) {
  const asset = await c.env.ASSETS?.fetch(new URL(c.req.path, c.req.url));
  const size = sizes[c.req.path];
  if (!asset?.ok || !asset.body || !size) return next();
  const version = asset.headers.get('ETag') ?? `"${size}"`;
  const headers = {
    'Content-Type': getMimeType(c.req.path) ?? '',
    'Accept-Ranges': 'bytes',
    'Cache-Control': cacheControl.hour,
    ETag: version,
  };
  // Ranges apply to GET only (RFC 9110, section 14.2). If the client has parts of another version, it gets the
  // whole file.
  const isSame = (c.req.header('If-Range') ?? version) === version;
  const range = isSame && c.req.method === 'GET' ? c.req.header('Range') : undefined;
  return answerRange(range, asset.body, size, headers);
});

function answerRange(
  header: string | undefined,
  file: ReadableStream<Uint8Array>,
  size: number,
  given: Record<string, string>,
) {
  const ranges = header ? parseRange(size, header, { combine: true }) : -2;
  if (ranges === -1) {
    const headers = { ...given, 'Content-Range': `bytes */${size}` };
    return new Response(null, { status: 416, headers });
  }
  // A request with a malformed header or several ranges gets the whole file, as RFC 9110 allows.
  const [range, ...others] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  if (!range || others.length > 0) return answerStream(file, size, 200, given);
  const length = range.end - range.start + 1;
  const headers = { ...given, 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  // Most browsers request `bytes=0-`. The runtime streams that without running a script for each chunk.
  const part = length === size ? file : sliceStream(file, range.start, length);
  return answerStream(part, length, 206, headers);
}

/** Workerd sends a stream's length only if the stream itself knows it. */
function answerStream(
  body: ReadableStream<Uint8Array>,
  length: number,
  status: number,
  given: Record<string, string>,
) {
  const isWorkerd = 'FixedLengthStream' in globalThis;
  const headers = { ...given, 'Content-Length': `${length}` };
  return new Response(isWorkerd ? body.pipeThrough(new FixedLengthStream(length)) : body, {
    status,
    headers,
  });
}
