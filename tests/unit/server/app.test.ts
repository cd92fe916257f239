import { expect, test, vi } from 'vitest';
import { services } from '#content/services.ts';
import { createApp, type MountPages } from '#server/app.ts';
import { logLine } from '#server/http/request-log.ts';
import { securityHeaders } from '#server/http/security-headers.ts';

const [page = '', otherPage = ''] = services.summaries.map(({ path }) => path);

const secret = 'SELECT password FROM /srv/app/secrets.ts:42';

const quiet = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } };

function appWith(render: Parameters<MountPages>[0]['fetch']) {
  // In development the policy is left out.
  vi.stubEnv('DEV', false);
  const app = createApp((routes) => routes.all('*', (c) => render(c.req.raw)));
  const lines: string[] = [];
  const environment = { ...quiet, writeLine: (line: string) => void lines.push(line) };
  return {
    lines,
    get: (path: string) => app.fetch(new Request(`http://localhost${path}`), environment),
  };
}

function silenceConsole() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

test('a handler that throws becomes the page of last resort, which says nothing of the error and loads nothing', async () => {
  const spy = silenceConsole();
  const { get } = appWith(() => {
    throw new Error(secret);
  });
  const answer = await get(page);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Internal Server Error');
  expect(html).not.toMatch(/secrets|SELECT|\bat \w+ \(|<script|<link|<img|<style/);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders())) {
    expect(answer.headers.get(name)).toBe(value);
  }
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});

test('what fails outside of the pages is the page of last resort, too', async () => {
  const spy = silenceConsole();
  vi.stubEnv('DEV', false);
  const ASSETS = { fetch: () => Promise.reject(new Error(secret)) };
  const request = new Request('http://localhost/media/loop.mp4');
  const answer = await createApp(() => {}).fetch(request, { ASSETS, REQUEST_LOG: 'none' });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toMatch(/secrets|SELECT/);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});

test('a failure is not kept: the next visitor gets the page', async () => {
  const spy = silenceConsole();
  let isBroken = true;
  const { get } = appWith(() => {
    if (isBroken) throw new Error(secret);
    return new Response('<h1>Fine</h1>', { headers: { 'Content-Type': 'text/html' } });
  });
  expect((await get(page)).status).toBe(500);
  isBroken = false;
  expect((await get(page)).status).toBe(200);
  spy.mockRestore();
});

test("a renderer's own emergency answer is replaced by the page of last resort", async () => {
  const { get } = appWith(
    () => new Response(`<p>Error</p><script>console.log("${secret}")</script>`, { status: 500 }),
  );
  const html = await (await get(page)).text();
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toContain('<script');
});

test('the error page of the site passes, and nobody keeps it', async () => {
  const ours = '<html><h1 class="x">Unexpected Application Error!</h1></html>';
  const { get } = appWith(() => new Response(ours, { status: 500 }));
  const answer = await get(page);
  expect(await answer.text()).toBe(ours);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a page renders from its path alone: no header, method or query of a visitor reaches it', async () => {
  const seen: Request[] = [];
  const app = createApp((routes) =>
    routes.all('*', (c) => {
      seen.push(c.req.raw);
      return c.html('<p>page</p>');
    }),
  );
  const headers = { Cookie: 'a=b', 'X-Secret': 'one visitor', 'Accept-Language': 'fr' };
  const url = `http://localhost${page}?name=visitor`;
  const answer = await app.fetch(new Request(url, { headers }), { ...quiet, REQUEST_LOG: 'none' });
  expect(answer.status).toBe(200);
  expect(seen.map(({ url }) => url)).toEqual([`http://localhost${page}`]);
  expect([...(seen[0]?.headers ?? [])]).toEqual([]);
});

test("what a renderer leaves on one request's environment is not on the next one's", async () => {
  const found: unknown[] = [];
  const trace = Symbol('trace');
  const environment: typeof quiet & { [trace]?: string } = { ...quiet };
  const app = createApp((routes) =>
    routes.all('*', (c) => {
      const given = c.env as typeof environment;
      found.push(given[trace]);
      given[trace] = c.req.url;
      return c.notFound();
    }),
  );
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await app.fetch(new Request(`http://localhost${page}`), environment);
  await app.fetch(new Request(`http://localhost${otherPage}`), environment);
  log.mockRestore();
  expect(found).toEqual([undefined, undefined]);
});

test('the health check says which build runs, and nothing else', async () => {
  const { get } = appWith(() => new Response());
  const answer = await get('/healthz');
  expect(await answer.text()).toBe('development');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a request leaves one line without anything of its visitor', async () => {
  const { get, lines } = appWith(() => new Response('<p>page</p>'));
  await get(`${page}?q=jane@example.com`);
  await get(page);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '');
  expect(Object.keys(line)).toEqual(['method', 'path', 'status', 'ms']);
  expect(line).toMatchObject({ method: 'GET', path: page, status: 200 });
});

test.each([301, 302, 404, 405, 500])(
  'a line with %s holds no path: a visitor may have made it up',
  (status) => {
    expect(logLine('GET', '/jane@example.com', status, 1)).not.toContain('jane');
  },
);
