import { expect, test, vi } from 'vitest';
import { hero } from '#domain/brand/brand.ts';
import { services } from '#domain/services/services.ts';
import { createApp } from '#server/app.ts';
import type { ServerTypes } from '#server/environment.ts';
import { logLine } from '#server/middleware/request-log.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { openApp } from './open-app.ts';

const [page = '', otherPage = ''] = services.summaries.map(({ path }) => path);

const secret = 'SELECT password FROM /srv/app/secrets.ts:42';

function silenceConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

test('a handler that throws gets a bare error page without details', async () => {
  const spy = silenceConsole();
  const { get } = openApp(() => {
    throw new Error(secret);
  });
  const answer = await get(page);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Internal Server Error');
  expect(html).not.toMatch(/secrets|SELECT|\bat \w+ \(|<script|<link|<img|<style/);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders(hero.video))) {
    expect(answer.headers.get(name)).toBe(value);
  }
  expect(spy).toHaveBeenCalledOnce();
});

test('a file request that fails gets the bare error page, too', async () => {
  const spy = silenceConsole();
  const ASSETS = { fetch: () => Promise.reject(new Error(secret)) };
  const request = new Request('http://localhost/media/loop.mp4');
  const answer = await createApp(() => {}).fetch(request, { ASSETS, REQUEST_LOG: 'none' });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toMatch(/secrets|SELECT/);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(spy).toHaveBeenCalledOnce();
});

test('a failure is not cached', async () => {
  silenceConsole();
  let isBroken = true;
  const { get } = openApp(() => {
    if (isBroken) throw new Error(secret);
    return new Response('<h1>Fine</h1>', { headers: { 'Content-Type': 'text/html' } });
  });
  expect((await get(page)).status).toBe(500);
  isBroken = false;
  expect((await get(page)).status).toBe(200);
});

test('a renderer’s own error page is replaced by the bare error page', async () => {
  const own = `<p>Error</p><script>console.log("${secret}")</script>`;
  const html = await (await openApp((c) => c.html(own, 500)).get(page)).text();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toContain('<script');
});

test('a page is rendered from its path alone, without headers or query', async () => {
  const { get, rendered } = openApp((c) => c.html('<p>page</p>'));
  const headers = { Cookie: 'a=b', 'X-Secret': 'one visitor', 'Accept-Language': 'fr' };
  expect((await get(`${page}?name=visitor`, { headers })).status).toBe(200);
  expect(rendered.map(({ url }) => url)).toEqual([`http://localhost${page}`]);
  expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
});

test('requests don’t share the environment that a renderer changes', async () => {
  const found: unknown[] = [];
  const { get } = openApp((c) => {
    const environment: ServerTypes['Bindings'] & { trace?: string } = c.env;
    found.push(environment.trace);
    environment.trace = c.req.url;
    return c.html('<p>page</p>', 404);
  });
  await get(page);
  await get(otherPage);
  expect(found).toEqual([undefined, undefined]);
});

test('pages are cached for one hour on the clock, because a closing may end', async () => {
  const keys: unknown[] = [];
  vi.stubGlobal('caches', { default: { match: async (key: unknown) => void keys.push(key) } });
  const { get } = openApp(() => new Response('', { status: 404 }));
  for (const time of ['12:00', '12:59', '13:00']) {
    vi.useFakeTimers({ now: new Date(`2030-06-14T${time}:00Z`) });
    await get(page);
  }
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('the health check responds with only the build’s name', async () => {
  const { get } = openApp(() => new Response());
  const answer = await get('/healthz');
  expect(await answer.text()).toBe('development');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a request logs one line without the visitor’s data', async () => {
  const { get, lines } = openApp(() => new Response('<p>page</p>'));
  await get(`${page}?q=jane@example.com`);
  await get(page);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(Object.keys(line)).toEqual(['method', 'path', 'status', 'ms']);
  expect(line).toMatchObject({ method: 'GET', path: page, status: 200 });
});

test.each([301, 302, 404, 405, 500])(
  'a log line with status %s has no path, because visitors can type anything',
  (status) => {
    expect(logLine('GET', '/jane@example.com', status, 1)).not.toContain('jane');
  },
);
