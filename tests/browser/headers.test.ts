import { globSync, readFileSync } from 'node:fs';
import { expect, type Runtime, runtimes, test } from './support/both-servers.ts';
import { prerenderedRoutes } from './support/content.ts';
import { islandFile } from './support/islands.ts';
import { type RawAnswer, rawRequest, sendBytes } from './support/raw-request.ts';
import { securityHeaders } from './support/security-headers.ts';
import { entryPage, ownVideo, templates } from './support/templates.ts';

interface Row {
  path: string;
  status: number | Record<Runtime, number>;
  method?: string;
  range?: string;
  type?: string;
  /** Whether other sites may embed it. */
  isShared?: true;
}

const hasMarkdown = entryPage.lastIndexOf('/') > 0;
const behindPage = { workerd: 307, node: 301 };

/** One response of every kind. */
const rows: Row[] = [
  { path: '/', status: 200 },
  { path: templates.post ?? '/', status: 200 },
  { path: entryPage, status: 200 },
  { path: `${entryPage}.md`, status: hasMarkdown ? 200 : 404 },
  { path: islandFile('announcement-dialog'), status: 200 },
  { path: '/favicon.svg', status: 200, isShared: true },
  ...shownElsewhere('uploads'),
  ...shownElsewhere('files'),
  { path: '/search?q=eye', status: 200 },
  { path: '/search.json?q=eye', status: 200 },
  { path: '/sitemap-pages.xml', status: 200 },
  { path: '/robots.txt', status: 200 },
  { path: '/.well-known/security.txt', status: 200 },
  { path: '/healthz', status: 200 },
  { path: '/sw.js', status: 200, type: 'text/javascript; charset=utf-8' },
  { path: '/superpwa-sw.js', status: 200, type: 'text/javascript; charset=utf-8' },
  { path: '/assets/chunks/view-sw.js', status: 404 },
  { path: '/contact/', status: 301 },
  { path: '/sitemap.xml', status: 301 },
  { path: '/contact.html', status: behindPage },
  { path: '/index.html', status: behindPage },
  { path: '/index', status: behindPage },
  { path: '/blog/nope', status: templates.post ? 302 : 404 },
  { path: '/nope', status: 404 },
  { path: '/services/nope', status: 404 },
  { path: '/helpful-links/nope', status: 404 },
  { path: `${templates.legal}.md`, status: 404 },
  { path: '/assets/nope.js', status: 404 },
  { path: '/api/nope', status: 404 },
  { path: '/api/contact', method: 'POST', status: 404 },
  { path: '/contact', method: 'POST', status: 405 },
  { path: '/contact', method: 'OPTIONS', status: 405 },
  { path: entryPage, method: 'POST', status: 405 },
  ...(ownVideo ? rowsOfMedia(ownVideo) : []),
];

/** A picture that feed readers show, if the folder has one. */
function shownElsewhere(folder: string): Row[] {
  const names = globSync(`${folder}/*.{webp,svg}`, { cwd: 'dist/client' });
  return names.slice(0, 1).map((name) => ({ path: `/${name}`, status: 200, isShared: true }));
}

function rowsOfMedia(path: string): Row[] {
  return [
    { path, status: 200 },
    { path, range: 'bytes=5000-14999', status: 206 },
    { path, range: 'bytes=99999999-', status: 416 },
  ];
}

for (const runtime of runtimes) {
  test(`${runtime} sends each security header once`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const { path, status, method = 'GET', range, isShared, type } of rows) {
      const headers: Record<string, string> = range ? { Range: range } : {};
      const received = await rawRequest(origin, path, headers, method);
      const name = `${method} ${path} ${range ?? ''}`;
      expect(received.status, name).toBe(typeof status === 'number' ? status : status[runtime]);
      expectSecurityHeaders(received, name, isShared);
      if (type) expect(received.headers['content-type'], name).toBe(type);
      if (received.status === 405) expect(received.headers.allow, name).toBe('GET, HEAD');
      if (received.status === 206) {
        const file = readFileSync(`content${path}`);
        expect(received.bytes.equals(file.subarray(5000, 15_000))).toBe(true);
        expect(received.headers['content-range']).toBe(`bytes 5000-14999/${file.length}`);
      }
      if (method !== 'GET' || range) continue;
      const head = await rawRequest(origin, path, {}, 'HEAD');
      expect([head.status, head.body], name).toEqual([received.status, '']);
      expect(withoutFraming(head), name).toEqual(withoutFraming(received));
      const navigating = await rawRequest(origin, path, { 'Sec-Fetch-Mode': 'navigate' });
      expect([navigating.status, navigating.body], name).toEqual([received.status, received.body]);
    }
  });

  test(`${runtime} sends the security headers with a 304`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const path of ['/contact', entryPage, '/robots.txt', ownVideo ?? '/']) {
      const { headers } = await rawRequest(origin, path);
      const etag = `${headers.etag}`.replace(/^W\//, '');
      const again = await rawRequest(origin, path, { 'If-None-Match': etag });
      expect([again.status, again.body], path).toEqual([304, '']);
      for (const name of ['etag', 'cache-control'])
        expect(again.headers[name], path).toBe(headers[name]);
      expectSecurityHeaders(again, path);
    }
  });

  test(`${runtime} says what a response is and who may store it`, async ({ originOf }) => {
    test.skip(prerenderedRoutes.includes(entryPage), 'All pages are files.');
    const { headers } = await rawRequest(originOf(runtime), entryPage);
    expect(headers['cache-control']).toMatch(
      /^public\b.*\bs-maxage=300,.*\bstale-while-revalidate/,
    );
    const markdown = await rawRequest(originOf(runtime), `${entryPage}.md`);
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    // `wrangler dev` puts its own address in place of a route of `wrangler.toml`.
    const canonical = new RegExp(
      `^<(?:https://|http://127\\.0\\.0\\.1:).*${entryPage}>; rel="canonical"$`,
    );
    expect(markdown.headers['link']).toMatch(canonical);
    const page = await rawRequest(originOf(runtime), entryPage, { Accept: 'text/markdown' });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const missing = await rawRequest(originOf(runtime), '/assets/chunks/chunk-0lder000.js');
    expect(missing.headers['content-type']).toMatch(/^text\/plain/);
    expect(missing.headers['cache-control']).not.toContain('immutable');
    const script = await rawRequest(originOf(runtime), islandFile('announcement-dialog'));
    expect(script.headers['cache-control']).toContain('immutable');
  });
}

const refused: [bytes: string, status: number][] = [
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET http://a.example/ HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a@evil.example/x\r\n\r\n', 400],
  ['\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
];

test('Node keeps a connection longer than a proxy’s usual minute', async ({ nodeOrigin }) => {
  const { headers } = await rawRequest(nodeOrigin, '/healthz', { Connection: 'keep-alive' });
  expect(headers['keep-alive']).toBe('timeout=65');
});

test('Node refuses bytes that aren’t HTTP with security headers', async ({ nodeOrigin }) => {
  for (const [bytes, status] of refused) {
    const text = await sendBytes(nodeOrigin, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(text.toLowerCase()).toContain(`\n${name}: ${value}\r`.toLowerCase());
    expect(text).not.toMatch(/\bat .*:\d+:\d+|^etag:/im);
  }
});

function expectSecurityHeaders({ headers, raw }: RawAnswer, name: string, isShared = false) {
  const shared = isShared && { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const [header, value] of Object.entries({ ...securityHeaders(), ...shared })) {
    expect(headers[header.toLowerCase()], `${name}: ${header}`).toBe(value);
    const sent = raw.filter(
      (one, at) => at % 2 === 0 && one.toLowerCase() === header.toLowerCase(),
    );
    expect(sent, `${name}: ${header}`).toHaveLength(1);
  }
  expect(headers['set-cookie'], name).toBeUndefined();
}

/** Headers of a body, of a connection, and of a response from a cache. */
const ignored =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|vary|age|cf-cache-status)$/;

function withoutFraming({ headers }: RawAnswer) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.test(name)));
}
