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

const queries = Array.from({ length: 1000 }, (_, count) => `${page}?a=${count}`);
const origins = ['http://a.test', 'https://a.test', 'http://a.test:81', 'http://b.test'];
const missing = ['/a', '/b.php?x', '/wp/admin', '/services/a', '/services/b'];
const tooMany = ['/', '/contact', '/', page, '/contact'];

test.each<[what: string, status: number, asked: string[], rendered: string[], size?: number]>([
  ['a page is rendered once, whatever its query', 200, queries, [page]],
  ['… or made-up host', 200, origins.map((origin) => origin + page), [page]],
  ['all missing addresses of a kind are rendered once', 404, missing, ['/a', '/services/a']],
  ['an error isn’t cached', 500, [page, page], [page, page]],
  ['a redirect isn’t cached', 302, [page, page], [page, page]],
  [
    'a full cache removes what was used longest ago',
    200,
    tooMany,
    ['/', '/contact', page, '/contact'],
    2.5 * body.length,
  ],
])('%s', async (_what, status, asked, expected, size) => {
  const { get, rendered } = await cachedApp({ status, caches: memoryCaches(size) });
  for (const path of asked) expect((await get(path)).status).toBe(status);
  expect(rendered).toEqual(expected);
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
