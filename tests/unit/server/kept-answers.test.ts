import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { accepts, type Encoding } from '#server/cache/answer.ts';
import { cachedResponse, cacheResponses, ResponseCache } from '#server/cache/cache.ts';
import { cacheControl } from '#server/cache/cache-control.ts';
import type { Compress, ServerTypes } from '#server/environment.ts';

/** Creates a cached app that records which paths it renders. */
function cachedApp({
  limit = 100,
  body = 'x'.repeat(100),
  status = 200 as 200 | 404,
  cache = cacheControl.page as string,
  compress = undefined as Compress | undefined,
} = {}) {
  const memory = new ResponseCache(limit);
  const rendered: string[] = [];
  const app = new Hono<ServerTypes>();
  app.use(cacheResponses(memory));
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(body, status, { 'Cache-Control': cache });
  });
  async function get(path: string, init?: RequestInit) {
    const request = new Request(`http://localhost${path}`, init);
    return cachedResponse(memory, request) ?? (await app.fetch(request, compress && { compress }));
  }
  return { get, rendered };
}

async function compress(bytes: Uint8Array, encoding: Encoding) {
  return Buffer.from(encoding === 'br' ? brotliCompressSync(bytes) : gzipSync(bytes));
}

test('a page is rendered once, whatever its query', async () => {
  const { get, rendered } = cachedApp();
  for (const path of ['/a', '/a?x=1', '/a?y', '/a']) await get(path);
  expect(rendered).toEqual(['/a']);
});

test('a page is rendered once, whatever the Accept header', async () => {
  const { get, rendered } = cachedApp();
  await get('/a');
  await get('/a', { headers: { Accept: 'text/markdown' } });
  expect(rendered).toEqual(['/a']);
});

test('a cached response has the bytes and headers of the rendered one', async () => {
  const { get } = cachedApp({ compress, body: 'x'.repeat(1000) });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const path = `/${encoding}`;
    const headers = { 'Accept-Encoding': encoding };
    const [fresh, kept] = [await get(path, { headers }), await get(path, { headers })];
    expect([...kept.headers]).toEqual([...fresh.headers]);
    expect(await kept.bytes()).toEqual(await fresh.bytes());
  }
});

test('a page whose content depends on its query is rendered each time', async () => {
  const { get, rendered } = cachedApp();
  await get('/search?q=a');
  await get('/search?q=a');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['missing', { status: 404 }],
  ['private', { cache: cacheControl.visitor }],
  ['no-store', { cache: cacheControl.never }],
] as const)('a %s response is never cached', async (_, options) => {
  const { get, rendered } = cachedApp(options);
  await get('/a');
  await get('/a');
  expect(rendered).toHaveLength(2);
});

test('an uncached response is compressed per Accept-Encoding', async () => {
  const body = 'x'.repeat(1000);
  const { get } = cachedApp({ compress, body, cache: cacheControl.visitor });
  const answerIn = (encoding: string) => get('/a', { headers: { 'Accept-Encoding': encoding } });
  const [br, gzip, plain] = [await answerIn('br'), await answerIn('gzip'), await answerIn('')];
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(body);
  expect(gunzipSync(await gzip.bytes()).toString()).toBe(body);
  expect(await plain.text()).toBe(body);
  for (const { headers } of [br, gzip, plain]) expect(headers.get('Vary')).toBe('Accept-Encoding');
});

test('a matching If-None-Match gets a 304, cached or not', async () => {
  for (const cache of [cacheControl.page, cacheControl.revalidate]) {
    const { get } = cachedApp({ cache });
    const etag = (await get('/a')).headers.get('ETag') ?? '';
    expect((await get('/a', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get('/b', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }
});

test('each encoding has an ETag of its own', async () => {
  const { get } = cachedApp({ body: 'x'.repeat(1000), compress });
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) =>
      get('/a', { headers: { 'Accept-Encoding': encoding } }),
    ),
  );
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(3);
});

test('a full cache evicts its oldest page', async () => {
  const { get, rendered } = cachedApp({ limit: 2 });
  for (const path of ['/a', '/b', '/a', '/c', '/b', '/a']) await get(path);
  expect(rendered).toEqual(['/a', '/b', '/c', '/a']);
});

test('yesterday’s page is rendered again, because its closings may be past', async () => {
  vi.useFakeTimers({ now: new Date('2030-06-14T12:00:00Z') });
  const { get, rendered } = cachedApp();
  await get('/a');
  vi.setSystemTime(new Date('2030-06-15T12:00:00Z'));
  await get('/a');
  vi.useRealTimers();
  expect(rendered).toHaveLength(2);
});

test('HEAD has the ETag of GET and no body, also from the cache', async () => {
  const { get } = cachedApp();
  const { headers } = await get('/a');
  const answer = await get('/a', { method: 'HEAD' });
  expect(answer.headers.get('ETag')).toBe(headers.get('ETag'));
  expect(await answer.text()).toBe('');
});

test('an encoding is accepted if Accept-Encoding names it without q=0', () => {
  expect(accepts('gzip, deflate, br', 'br')).toBe(true);
  expect(accepts('br;q=0.5', 'br')).toBe(true);
  expect(accepts('gzip, br;q=0', 'br')).toBe(false);
  expect(accepts('gzip, br; q=0.000', 'br')).toBe(false);
  expect(accepts('brotli', 'br')).toBe(false);
});
