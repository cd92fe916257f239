import { globSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';

/** Configuration, and compressed forms, which lie beside their originals. */
const hidden = /^_|\.(?:br|gz)$/;

/** Returns what `ASSETS` is on Cloudflare: it serves the files of a build, and a page only without extension. */
export function staticAssets(root: string) {
  const shown = globSync('**/*.*', { cwd: root }).filter((name) => !hidden.test(name));
  const names = new Map(shown.map((name) => [`/${name.replace(/(?:^index)?\.html$/, '')}`, name]));
  const rewriteRequestPath = (path: string) => names.get(path) ?? path;
  const files = new Hono().get('*', serveStatic({ root, precompressed: true, rewriteRequestPath }));
  return {
    async fetch(file: Request | URL) {
      const request = file instanceof URL ? new Request(file) : file;
      if (names.has(new URL(request.url).pathname)) return files.request(request);
      return new Response(null, { status: 404 });
    },
  };
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
    match: async (key: string) => responses.get(key),
    put: async (key: string, response: Response) => {
      responses.set(key, {
        body: new Uint8Array(await response.arrayBuffer()),
        status: response.status,
        headers: Object.fromEntries(response.headers),
      });
    },
  };
  return { open: async () => cache };
}
