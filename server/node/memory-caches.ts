import { LRUCache } from 'lru-cache';

const mebibyte = 1024 ** 2;

/**
 * Returns the part of the Cache API that `hono/cache` uses, because Node has none. All responses are in memory.
 * @param maxSize bytes of response bodies, after which the responses that were used longest ago are removed
 */
export function memoryCaches(maxSize = 32 * mebibyte) {
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
