import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { expect, test, vi } from 'vitest';
import { memoryCaches } from '#server/node/bindings.ts';

const page = '/services/lens-fitting';
const body = 'page '.repeat(1000);

/** Creates an app whose responses are cached in memory, as on Node, and records which paths it renders. */
async function cachedApp({ status = 200, caches = memoryCaches(), render = () => body } = {}) {
  vi.stubGlobal('caches', caches);
  vi.resetModules();
  const { cacheResponses } = await import('#server/cache-responses.ts');
  const rendered: string[] = [];
  const app = new Hono();
  app.use(etag(), cacheResponses);
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(render(), status as 200);
  });
  const get = (path: string) => app.request(path);
  const revalidate = (path: string, tag: string) =>
    app.request(path, { headers: { 'If-None-Match': tag } });
  return { get, revalidate, rendered };
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

test('a client with the page of the last hour gets what the next hour changes, and nothing else', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const days = ['closings as of Thursday', 'closings as of Friday'];
  let day = days[0] ?? '';
  const { get, revalidate } = await cachedApp({
    render() {
      // The page takes until after the hour.
      vi.setSystemTime('2030-06-14T13:00:00.010Z');
      return day;
    },
  });
  vi.setSystemTime('2030-06-14T12:59:59.990Z');
  const before = await get(page);
  const tag = before.headers.get('ETag') ?? '';
  expect([await before.text(), tag]).toEqual([days[0], expect.stringMatching(/^"\w+"$/)]);
  expect((await revalidate(page, tag)).status).toBe(304);
  day = days[1] ?? '';
  vi.setSystemTime('2030-06-14T14:00:00Z');
  const after = await revalidate(page, tag);
  expect([after.status, await after.text()]).toEqual([200, day]);
  vi.useRealTimers();
});

test('a made-up host, port, or scheme shares the page of all others', async () => {
  const { get, rendered } = await cachedApp();
  for (const origin of ['http://a.test', 'https://a.test', 'http://a.test:81', 'http://b.test']) {
    expect((await get(`${origin}${page}`)).status).toBe(200);
  }
  expect(rendered).toEqual([page]);
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
