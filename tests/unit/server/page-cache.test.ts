import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { cacheControl } from '#server/cache-headers.ts';
import type { ServerTypes } from '#server/environment.ts';
import { accepts, createPageCache } from '#server/page-cache.ts';

/** A cache before an app that counts how often it renders. */
function cachedApp({ limit = 1000, body = 'x'.repeat(100), status = 200 as 200 | 404 } = {}) {
  const cache = createPageCache(limit);
  const rendered: string[] = [];
  const app = new Hono<ServerTypes>();
  app.use(cache.keep);
  app.get('*', (c) => {
    rendered.push(c.req.path);
    return c.html(body, status, { 'Cache-Control': cacheControl.page, ETag: '"1"' });
  });
  async function get(path: string, init?: RequestInit) {
    const request = new Request(`http://localhost${path}`, init);
    return cache.answer(request) ?? (await app.fetch(request));
  }
  return { get, rendered };
}

test('a page is rendered once, whatever its query', async () => {
  const { get, rendered } = cachedApp();
  for (const path of ['/a', '/a?x=1', '/a?y', '/a']) await get(path);
  expect(rendered).toEqual(['/a']);
});

test('a page whose content depends on its query is rendered each time', async () => {
  const { get, rendered } = cachedApp();
  await get('/search?q=a');
  await get('/search?q=a');
  expect(rendered).toHaveLength(2);
});

test('an answer that is no page is never kept', async () => {
  const { get, rendered } = cachedApp({ status: 404 });
  await get('/a');
  await get('/a');
  expect(rendered).toHaveLength(2);
});

test('the least recently used page goes when the memory is full', async () => {
  const { get, rendered } = cachedApp({ limit: 250 });
  for (const path of ['/a', '/b', '/a', '/c', '/a', '/b']) await get(path);
  expect(rendered).toEqual(['/a', '/b', '/c', '/b']);
});

test('a page larger than the memory is answered all the same', async () => {
  const { get } = cachedApp({ limit: 10 });
  expect((await get('/a')).status).toBe(200);
  expect(await (await get('/a')).text()).toHaveLength(100);
});

test('a crowd at a page that nobody asked for before has it compressed once', async () => {
  const cache = createPageCache();
  let compressed = 0;
  const app = new Hono<ServerTypes>();
  app.use(cache.keep);
  app.get('*', (c) => c.html('page', 200, { 'Cache-Control': cacheControl.page, ETag: '"1"' }));
  async function compress() {
    compressed += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    return {};
  }
  const crowd = Array.from({ length: 20 }, () =>
    app.fetch(new Request('http://localhost/a'), { compress }),
  );
  for (const answer of await Promise.all(crowd)) expect(await answer.text()).toBe('page');
  expect(compressed).toBe(1);
});

test('a page of last year is rendered again, for its footer', async () => {
  vi.useFakeTimers({ now: new Date('2030-12-31T12:00:00Z') });
  const { get, rendered } = cachedApp();
  await get('/a');
  vi.setSystemTime(new Date('2031-01-01T12:00:00Z'));
  await get('/a');
  vi.useRealTimers();
  expect(rendered).toHaveLength(2);
});

test('a refused method is nothing for the memory', async () => {
  const { get } = cachedApp();
  await get('/a');
  expect((await get('/a', { method: 'POST' })).status).toBe(404);
});

test('HEAD has the headers of GET and no body, from memory too', async () => {
  const { get } = cachedApp();
  await get('/a');
  const answer = await get('/a', { method: 'HEAD' });
  expect(answer.headers.get('ETag')).toBe('"1"');
  expect(await answer.text()).toBe('');
});

test('an encoding is accepted when it is named and not refused', () => {
  expect(accepts('gzip, deflate, br', 'br')).toBe(true);
  expect(accepts('br;q=0.5', 'br')).toBe(true);
  expect(accepts('gzip, br;q=0', 'br')).toBe(false);
  expect(accepts('gzip, br; q=0.000', 'br')).toBe(false);
  expect(accepts('brotli', 'br')).toBe(false);
});
