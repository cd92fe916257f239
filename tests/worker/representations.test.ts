import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, testOnBoth } from '../browser/support/both-servers.ts';
import { islandFile } from '../browser/support/islands.ts';
import { type RawAnswer, rawRequest } from '../browser/support/raw-request.ts';
import { securityHeaders } from '../browser/support/security-headers.ts';
import { entryPage, ownVideo } from '../browser/support/templates.ts';
import { isNightly } from '../conditions.ts';

/** A static page and file, and a page and a file that are written on request. */
const texts = ['/contact', islandFile('announcement-dialog'), entryPage, '/llms.txt'];

/** `Accept-Encoding`, and what Node chooses (RFC 9110, section 12.5.3). Wrangler compresses by its own rules. */
const encodings: [accepted: string, chosen: keyof typeof decoders, isNodeOnly?: true][] = [
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['br;q=0.2 , GZIP ; q=0.8', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, *', 'gzip'],
  // Wrangler's own server refuses these, or compresses them in another way.
  ['*;q=0', 'identity', true],
  ['*', 'br', true],
  ['br;q=0.001', 'br', true],
  ['gzip;q=0', 'identity', true],
  ['  gzip ; q=0.5 ,\tbr ; q=0.000 ', 'gzip', true],
  ['identity, gzip', 'gzip', true],
  ['identity;q=1, br;q=0.2', 'identity', true],
  ['identity;q=0.5, *;q=0', 'identity', true],
  ['deflate, zstd', 'identity', true],
  [';;,=', 'identity', true],
];

const decoders = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };

function decoded({ headers, bytes }: RawAnswer): string {
  const name = headers['content-encoding'] ?? 'identity';
  return decoders[name as keyof typeof decoders](bytes).toString();
}

testOnBoth('sends one text in each encoding that a client accepts', async (origin, runtime) => {
  for (const path of texts) {
    const { body, headers } = await rawRequest(origin, path);
    // By day every header for one text, and each encoding for the others.
    const asked = isNightly || path === entryPage ? encodings : encodings.slice(0, 3);
    for (const [accepted, chosen, isNodeOnly] of asked) {
      if (runtime === 'workerd' && isNodeOnly) continue;
      const name = `${path} ${accepted}`;
      const accepts = { 'Accept-Encoding': accepted };
      const whole = await rawRequest(origin, path, accepts);
      expect(decoded(whole) === body, name).toBe(true);
      const tag = `${whole.headers.etag}`;
      const same = { ...accepts, 'If-None-Match': tag.replace(/^W\//, '') };
      const unchanged = await rawRequest(origin, path, same);
      expect([unchanged.status, unchanged.body], name).toEqual([304, '']);
      for (const header of ['etag', 'cache-control', ...Object.keys(securityHeaders())]) {
        const key = header.toLowerCase();
        expect(unchanged.headers[key], `${name} ${header}`).toBe(whole.headers[key]);
      }
      if (runtime !== 'node') continue;
      expect(whole.headers['content-encoding'] ?? 'identity', name).toBe(chosen);
      // Each encoding is another representation, with its own validator (RFC 9110, section 8.8.3.3).
      expect(tag === headers.etag, name).toBe(chosen === 'identity');
      const head = await rawRequest(origin, path, accepts, 'HEAD');
      for (const answer of [whole, unchanged, head])
        expect(answer.headers.vary, name).toMatch(/^accept-encoding$/i);
      for (const header of ['etag', 'content-encoding'])
        expect(head.headers[header], name).toBe(whole.headers[header]);
    }
  }
});

/** Ranges of a video, and the first and the last byte of the answer: `undefined` is the whole, `null` none. */
const ranges: [range: string, part?: [first: number, last: number] | null][] = [
  ['bytes=0-9', [0, 9]],
  ['Bytes=5-5', [5, 5]],
  ['bytes=100-', [100, Number.POSITIVE_INFINITY]],
  ['bytes=0-99999999', [0, Number.POSITIVE_INFINITY]],
  ['bytes=-10', [-10, Number.POSITIVE_INFINITY]],
  ['bytes=99999999-', null],
  ['bytes=-0', null],
  // RFC 9110, section 14.1.1: an error; section 14.2: a unit that the server doesn't know.
  ['bytes=5-2'],
  ['bytes=abc'],
  ['bytes=-'],
  ['bytes=1-2-3'],
  ['bytes=0x1-5'],
  ['bytes'],
  ['items=0-5'],
  // A server may send the whole file instead of several parts.
  ['bytes=0-1,4-5'],
  ['bytes=0-4, 5-9'],
];

testOnBoth('sends the part of a video that a range names, or the whole', async (origin) => {
  test.skip(!ownVideo, 'The practice’s own video is somewhere else.');
  const path = `${ownVideo}`;
  const file = readFileSync(`content${path}`);
  const { etag = '' } = (await rawRequest(origin, path, {}, 'HEAD')).headers;
  for (const [Range, part] of ranges) {
    const answer = await rawRequest(origin, path, { Range });
    const first = part && (part[0] < 0 ? file.length + part[0] : part[0]);
    const last = part && Math.min(part[1], file.length - 1);
    const named = part ? `bytes ${first}-${last}/${file.length}` : `bytes */${file.length}`;
    const status = part ? 206 : part === null ? 416 : 200;
    const { 'content-range': contentRange, etag: tag } = answer.headers;
    expect([answer.status, contentRange, tag], Range).toEqual([
      status,
      status === 200 ? undefined : named,
      status === 416 ? undefined : etag,
    ]);
    const expected = part === null ? '' : file.subarray(first ?? 0, (last ?? file.length) + 1);
    expect(answer.bytes.equals(Buffer.from(expected)), Range).toBe(true);
  }
  for (const validator of [etag, '"other"', `W/${etag}`, new Date(0).toUTCString()]) {
    const headers = { Range: 'bytes=0-9', 'If-Range': validator };
    const answer = await rawRequest(origin, path, headers);
    const expected = validator === etag ? [206, 10] : [200, file.length];
    expect([answer.status, answer.bytes.length], validator).toEqual(expected);
  }
  const unchanged = await rawRequest(origin, path, { 'If-None-Match': etag });
  expect(unchanged.status).toBe(304);
});
