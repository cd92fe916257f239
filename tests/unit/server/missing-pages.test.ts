import { expect, test, vi } from 'vitest';
import { hero } from '#domain/brand/brand.ts';
import { listRoutes, services } from '#domain/index.ts';
import { cacheControl } from '#server/cache/cache-control.ts';
import { securityHeaders } from '#server/middleware/security-headers.ts';
import { openApp } from './open-app.ts';

const page = services.summaries[0]?.path ?? '';

/** Creates an app without any page. */
function openMissing() {
  return openApp((c) => missing(new URL(c.req.raw.url).pathname));
}

function pathsOf(requests: readonly Request[]): string[] {
  return requests.map(({ url }) => new URL(url).pathname);
}

function missing(path: string): Response {
  if (path.startsWith('/blog/')) return Response.redirect('http://localhost/blog', 302);
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  return new Response('missing '.repeat(100), { status: 404, headers });
}

const unknownPaths = [
  '/a',
  '/b?x=1',
  '/wp-login.php',
  '/%FF',
  '/@fs/x',
  '/a/b/index.pageContext.json',
  '/blog/nope.md',
  '/services/nope.md',
];

test('one 404 page, rendered once, is the response for every unknown URL', async () => {
  const { get, rendered } = openMissing();
  for (const path of unknownPaths) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toMatch(/^missing/);
    expect(answer.headers.get('Cache-Control'), path).toBe(cacheControl.missing);
  }
  expect(pathsOf(rendered)).toEqual(['/404']);
});

test('unknown entries share one 404 per folder, and a redirect stays one', async () => {
  const { get, rendered } = openMissing();
  for (const slug of ['one', 'two', '404', 'a.php']) {
    expect((await get(`/services/${slug}`)).status).toBe(404);
    expect((await get(`/helpful-links/${slug}`)).status).toBe(404);
    const redirect = await get(`/blog/${slug}`);
    expect([redirect.status, redirect.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    expect(redirect.headers.get('Location')).toMatch(/\/blog$/);
  }
  expect(pathsOf(rendered)).toEqual(['/services/404', '/helpful-links/404', '/blog/404']);
});

test('the cached 404 has the headers of the rendered one, compressed or not', async () => {
  for (const encoding of ['br', 'identity']) {
    const { get } = openMissing();
    const headers = { 'Accept-Encoding': encoding };
    const [fresh, kept] = [
      await get('/services/a', { headers }),
      await get('/services/b', { headers }),
    ];
    expect([...kept.headers]).toEqual([...fresh.headers]);
    expect(await kept.text()).toBe(await fresh.text());
    expect(kept.headers.get('Content-Encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(kept.headers.get('Content-Security-Policy')).toBe(
      securityHeaders(hero.video)['Content-Security-Policy'],
    );
  }
});

test('the cached 404 leaves other methods and redirects unchanged', async () => {
  const { get, rendered } = openMissing();
  for (const path of ['/a', '/404', '/missing%20/404', '/services/404']) await get(path);
  expect((await get('/a', { method: 'POST' })).status).toBe(405);
  expect((await get('/a/')).status).toBe(301);
  expect(await (await get('/a', { method: 'HEAD' })).text()).toBe('');
  expect(pathsOf(rendered)).toEqual(['/404', '/services/404']);
});

test('a page’s path with .html redirects to the page', async () => {
  const { get, rendered } = openMissing();
  const answer = await get(`${page}.html?x=1`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([307, `${page}?x=1`]);
  expect(pathsOf(rendered)).toEqual([]);
});

test('a missing page that failed is rendered again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { get, rendered } = openApp(() => new Response('failed', { status: 500 }));
  for (const path of ['/a', '/b']) expect((await get(path)).status).toBe(500);
  expect(pathsOf(rendered)).toEqual(['/404', '/404']);
});

test('every page is rendered by its own path', async () => {
  const paths = [...listRoutes().map(({ path }) => path), '/search', '/eye-care-guides'];
  const { get, rendered } = openApp(() => new Response('page'));
  for (const path of paths) expect((await get(path)).status, path).toBe(200);
  expect(pathsOf(rendered)).toEqual(paths);
});

test('only a preview on workers.dev is noindex, though it shares the cache', async () => {
  const { get, rendered } = openApp(
    () => new Response('page', { headers: { 'Content-Type': 'text/html' } }),
  );
  const listed = [page, `${page}?x=.workers.dev`, `https://workers.dev.example${page}`];
  const preview = `https://site.workers.dev${page}`;
  for (const address of [preview, ...listed, preview]) {
    const robots = (await get(address)).headers.get('X-Robots-Tag');
    expect(robots, address).toBe(address === preview ? 'noindex' : null);
  }
  expect(pathsOf(rendered)).toEqual([page]);
});
