import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { sha1 } from 'hono/utils/crypto';
import { tryDecode } from 'hono/utils/url';
import { LRUCache } from 'lru-cache';
import { preferredEncoding } from './encodings.ts';

/** Configuration, and compressed forms, which lie beside their originals. */
const hidden = /^_|\.(?:br|gz)$/;
const suffixes: Record<string, string> = { br: '.br', gzip: '.gz' };

/**
 * Returns what `ASSETS` is on Cloudflare: it serves the files of a build, and a page only without extension. Of the
 * spellings of an address (`/Über.pdf`, `/%c3%9cber.pdf`), one has the file, and the others redirect to it. It sends
 * files whole, whatever range a client wants, and never says when they changed: a build's files may have any date.
 */
export function staticAssets(root: string) {
  const all = new Set(globSync('**/*.*', { cwd: root }));
  const shown = [...all].filter((name) => !hidden.test(name));
  const names = new Map(
    shown.map((name) => [`/${name.replace(/(?:(?:^|\/)index)?\.html$/, '')}`, name]),
  );
  // The name has been found, so the path that it is asked for says nothing.
  const rewriteRequestPath = (_path: string, { env }: Context) => env.name;
  const files = new Hono().get('*', serveStatic({ root, precompressed: true, rewriteRequestPath }));
  const etags = new Map<string, Promise<string | null>>();
  return {
    async fetch(file: Request | URL) {
      const { method, url, headers } = file instanceof URL ? new Request(file) : file;
      const { pathname, search } = new URL(url);
      const path = eachPart(pathname, decodeURIComponent).replace(/\/+/g, '/');
      const name = names.get(path);
      if (!name) return new Response(null, { status: 404 });
      const address = eachPart(path, encodeURIComponent);
      if (address !== pathname)
        return new Response(null, { status: 307, headers: { Location: address + search } });
      const encoding = preferredEncoding(headers.get('Accept-Encoding'));
      const compressed = `${name}${suffixes[encoding]}`;
      const sent = all.has(compressed) ? compressed : name;
      const etag = etags.get(sent) ?? readFile(join(root, sent)).then(sha1);
      etags.set(sent, etag);
      const tag = `"${await etag}"`;
      // The file is open from here on.
      const request = { method, headers: { 'Accept-Encoding': encoding } };
      const response = await files.request('/', request, { name });
      response.headers.delete('Last-Modified');
      response.headers.set('ETag', tag);
      if (all.has(`${name}.br`)) response.headers.set('Vary', 'Accept-Encoding');
      return response;
    },
  };
}

/** Returns a path with each of its parts changed. A part with an escape that is none stays. */
function eachPart(path: string, change: (part: string) => string): string {
  return path
    .split('/')
    .map((part) => tryDecode(part, change))
    .join('/');
}

/**
 * Returns the part of the Cache API that `hono/cache` uses, because Node has none. All responses are in memory.
 * @param maxSize bytes of response bodies, after which the responses that were used longest ago are removed
 */
export function memoryCaches(maxSize = 32 * 1024 ** 2) {
  const responses = new LRUCache<string, ResponseInit & { body: Uint8Array<ArrayBuffer> }>({
    maxSize,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1,
  });
  const cache = {
    // `hono/cache` makes a response of this. From bytes that is faster than from a response's stream.
    match: async (key: string) => responses.get(withoutHost(key)),
    put: async (key: string, response: Response) => {
      responses.set(withoutHost(key), {
        body: new Uint8Array(await response.arrayBuffer()),
        status: response.status,
        headers: Object.fromEntries(response.headers),
      });
    },
  };
  return { open: async () => cache };
}

/** Returns what `CONTACT_RATE` is on Cloudflare, as `wrangler.toml` sets it: ten messages per minute with one key. */
export function contactRate(): RateLimit {
  const counts = new LRUCache<string, number>({ max: 10_000 });
  return {
    async limit({ key }) {
      const inMinute = `${key} ${Math.floor(Date.now() / 60_000)}`;
      const count = (counts.get(inMinute) ?? 0) + 1;
      counts.set(inMinute, count);
      return { success: count <= 10 };
    },
  };
}

/** Strips the host, which clients control, from a cache key. */
function withoutHost(key: string): string {
  return new URL(key).search;
}
