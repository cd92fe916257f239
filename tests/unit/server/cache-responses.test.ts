import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { afterEach, expect, test, vi } from 'vitest';
import { services } from '#domain/content.ts';
import { listRoutes } from '#domain/site/routes.ts';
import { memoryCaches } from '#server/node/memory-caches.ts';

const page = services[0]?.path ?? '';
const body = 'page '.repeat(1000);

afterEach(() => {
  vi.useRealTimers();
});

/** Creates an app whose responses are cached in memory, as on Node, and records which paths it renders. */
async function cachedApp({
  status = 200,
  control = 'public, max-age=0',
  maxSize = 1_000_000,
} = {}) {
  vi.stubGlobal('caches', memoryCaches(maxSize));
  vi.resetModules();
  const { cacheResponses } = await import('#server/cache-responses.ts');
  const rendered: string[] = [];
  const app = new Hono();
  app.use(cacheResponses, compress());
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(body, status as 200, { 'Cache-Control': control });
  });
  const get = (path: string, encoding = '') =>
    app.request(path, { headers: { 'Accept-Encoding': encoding } });
  return { get, rendered };
}

test('a page is rendered once, whatever its query', async () => {
  const { get, rendered } = await cachedApp();
  for (let count = 0; count < 1000; count += 1) {
    expect((await get(`${page}?a=${count}`)).status).toBe(200);
  }
  expect(rendered).toEqual([page]);
});

test('a new hour never gets the page of the last one, because a closing may end', async () => {
  vi.useFakeTimers({ now: new Date('2030-06-14T12:59:59Z'), toFake: ['Date'] });
  const { get, rendered } = await cachedApp();
  await get(page);
  vi.setSystemTime(new Date('2030-06-14T13:00:00Z'));
  await get(page);
  await get(page);
  expect(rendered).toEqual([page, page]);
});

test('a client gets only an encoding that it accepts, cached or not', async () => {
  const { get } = await cachedApp();
  for (const encoding of ['gzip', '', 'gzip', '']) {
    const response = await get(page, encoding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('Content-Encoding')).toBe(encoding || null);
    expect(`${encoding ? gunzipSync(bytes) : Buffer.from(bytes)}`).toBe(body);
    expect(response.headers.get('Vary')).toMatch(/^accept-encoding$/i);
  }
});

test('all missing addresses of a kind are rendered once', async () => {
  const { get, rendered } = await cachedApp({ status: 404 });
  for (const path of ['/a', '/b.php?x', '/wp/admin', '/services/a', '/services/b']) {
    expect((await get(path)).status).toBe(404);
  }
  expect(rendered).toEqual(['/a', '/services/a']);
});

test.each([
  ['a failure', { status: 500 }],
  ['a redirect', { status: 302 }],
  ['a visitor’s response', { control: 'private, max-age=60' }],
])('%s is not cached', async (_, options) => {
  const { get, rendered } = await cachedApp(options);
  await get(page);
  await get(page);
  expect(rendered).toHaveLength(2);
});

test('a full cache removes the page that was used longest ago', async () => {
  const { get, rendered } = await cachedApp({ maxSize: 2.5 * body.length });
  const [a = '', b = '', c = ''] = listRoutes().map(({ path }) => path);
  for (const path of [a, b, a, c, a, b]) await get(path);
  expect(rendered).toEqual([a, b, c, b]);
});
