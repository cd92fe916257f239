import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { expect, test, vi } from 'vitest';
import { memoryCaches } from '#server/node/bindings.ts';

const page = '/services/lens-fitting';
const body = 'page '.repeat(1000);

/** Creates an app whose responses are cached in memory, as on Node, and records which paths it renders. */
async function cachedApp({ status = 200, caches = memoryCaches() } = {}) {
  vi.stubGlobal('caches', caches);
  vi.resetModules();
  const { cacheResponses } = await import('#server/cache-responses.ts');
  const rendered: string[] = [];
  const app = new Hono();
  app.use(cacheResponses, compress());
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(body, status as 200);
  });
  const get = (path: string, encoding = '') =>
    app.request(path, { headers: { 'Accept-Encoding': encoding } });
  return { get, rendered };
}

test('a page is rendered once, whatever its query', async () => {
  const { get, rendered } = await cachedApp();
  for (let count = 1; count <= 1000; count += 1) {
    expect((await get(`${page}?a=${count}`)).status).toBe(200);
  }
  expect(rendered).toEqual([page]);
});

test('neither a new hour nor a new build gets the page of the last one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const caches = memoryCaches();
  for (const [time, build] of [
    ['12:59:59', 'one'],
    ['13:00:00', 'one'],
    ['13:00:00', 'two'],
  ]) {
    vi.setSystemTime(`2030-06-14T${time}Z`);
    vi.stubEnv('BUILD_ID', build);
    const { get, rendered } = await cachedApp({ caches });
    await get(page);
    await get(page);
    expect(rendered, `${time} ${build}`).toEqual([page]);
  }
  vi.useRealTimers();
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

test.each([500, 302])('a response with status %i is not cached', async (status) => {
  const { get, rendered } = await cachedApp({ status });
  await get(page);
  await get(page);
  expect(rendered).toHaveLength(2);
});

test('a full cache removes the page that was used longest ago', async () => {
  const { get, rendered } = await cachedApp({ caches: memoryCaches(2.5 * body.length) });
  for (const path of ['/', '/contact', '/', page, '/contact']) await get(path);
  expect(rendered).toEqual(['/', '/contact', page, '/contact']);
});
