import { expect, type Runtime, runtimes, test } from './support/both-servers.ts';
import { islandFile } from './support/islands.ts';
import { sendBytes } from './support/raw-connection.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { allRoutes } from './support/routes.ts';
import { securityHeaders } from './support/security-headers.ts';
import { ownVideo, templates } from './support/templates.ts';

interface Row {
  answer: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number | Record<Runtime, number>;
  /** Whether other sites may embed it. */
  isShared?: true;
}

/** One response of every kind. */
const rows: Row[] = [
  { answer: 'a prerendered page', path: '/', status: 200 },
  { answer: 'a post', path: templates.post, status: 200 },
  { answer: 'a rendered page', path: templates.guide, status: 200 },
  { answer: 'a script', path: islandFile('announcement'), status: 200 },
  { answer: 'an icon', path: '/favicon.svg', status: 200, isShared: true },
  { answer: 'a search', path: '/search?q=eye', status: 200 },
  { answer: 'suggestions', path: '/search.json?q=eye', status: 200 },
  { answer: 'a page in Markdown', path: `${templates.service}.md`, status: 200 },
  { answer: 'security.txt', path: '/.well-known/security.txt', status: 200 },
  { answer: 'HEAD of a prerendered page', path: '/contact', method: 'HEAD', status: 200 },
  { answer: 'HEAD of a rendered page', path: templates.service, method: 'HEAD', status: 200 },
  { answer: 'a trailing slash', path: '/contact/', status: 301 },
  { answer: 'the file behind a page', path: '/contact.html', status: { workerd: 307, node: 301 } },
  {
    answer: 'the file behind a legal page',
    path: `${templates.legal}.html`,
    status: { workerd: 307, node: 301 },
  },
  {
    answer: 'the file behind the home page',
    path: '/index.html',
    status: { workerd: 307, node: 301 },
  },
  { answer: 'the home page by its file', path: '/index', status: { workerd: 307, node: 301 } },
  { answer: 'an unknown post', path: '/blog/nope', status: 302 },
  { answer: 'a moved sitemap', path: '/sitemap.xml', status: 301 },
  { answer: 'a sitemap', path: '/sitemap-pages.xml', status: 200 },
  { answer: 'robots', path: '/robots.txt', status: 200 },
  { answer: 'health', path: '/healthz', status: 200 },
  { answer: 'an unknown page', path: '/nope', status: 404 },
  { answer: 'an unknown service', path: '/services/nope', status: 404 },
  { answer: 'an unknown asset', path: '/assets/nope.js', status: 404 },
  { answer: 'an unknown path of the API', path: '/api/nope', status: 404 },
  { answer: 'POST to the API', path: '/api/contact', method: 'POST', status: 404 },
  { answer: 'POST to a prerendered page', path: '/contact', method: 'POST', status: 405 },
  { answer: 'POST to a rendered page', path: '/blog/nope', method: 'POST', status: 405 },
  {
    answer: 'OPTIONS of a prerendered page',
    path: '/contact',
    method: 'OPTIONS',
    status: 405,
  },
  { answer: 'OPTIONS of a page', path: templates.service, method: 'OPTIONS', status: 405 },
  ...(ownVideo ? rowsOfMedia(ownVideo) : []),
];

function rowsOfMedia(path: string): Row[] {
  return [
    { answer: 'media', path, status: 200 },
    { answer: 'a range of media', path, headers: { Range: 'bytes=0-9' }, status: 206 },
    {
      answer: 'an invalid range of media',
      path,
      headers: { Range: 'bytes=99999999-' },
      status: 416,
    },
  ];
}

for (const runtime of runtimes) {
  for (const { answer, path, status, method, headers, isShared } of rows) {
    test(`${runtime} sends each security header once with ${answer}`, async ({ originOf }) => {
      const received = await rawRequest(originOf(runtime), path, headers, method);
      expect(received.status).toBe(typeof status === 'number' ? status : status[runtime]);
      expectSecurityHeaders(received, isShared);
      if (received.status === 405) expect(received.headers.allow).toBe('GET, HEAD');
      if (method === 'HEAD') expect(received.body).toBe('');
    });
  }

  test(`${runtime} sends the security headers with a 304`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const path of [
      '/contact',
      templates.service,
      '/robots.txt',
      ...(ownVideo ? [ownVideo] : []),
    ]) {
      const { headers } = await rawRequest(origin, path);
      const etag = `${headers.etag}`.replace(/^W\//, '');
      for (const known of [etag, `W/${etag}`]) {
        const again = await rawRequest(origin, path, { 'If-None-Match': known });
        expect([again.status, again.body], path).toEqual([304, '']);
        expect(again.headers.etag, path).toBe(headers.etag);
        expect(again.headers['cache-control'], path).toBe(headers['cache-control']);
        expectSecurityHeaders(again);
      }
    }
  });

  test(`${runtime} lets shared caches store a page and revalidate it`, async ({ originOf }) => {
    const { headers } = await rawRequest(originOf(runtime), templates.guide);
    expect(headers['cache-control']).toMatch(/^public\b.*\bs-maxage=\d+.*\bstale-while-revalidate/);
    // Cloudflare compresses after the worker, and adds the header itself.
    if (runtime === 'node') expect(headers.vary).toMatch(/^Accept-Encoding$/i);
  });

  test(`${runtime} responds to HEAD of every route with the headers of GET`, async ({
    originOf,
  }) => {
    for (const path of [...allRoutes, '/sitemap-pages.xml', '/search?q=eye', '/nope']) {
      const get = await rawRequest(originOf(runtime), path);
      const head = await rawRequest(originOf(runtime), path, {}, 'HEAD');
      expect(head.status, path).toBe(get.status);
      expect(head.body, path).toBe('');
      expect(withoutFraming(head), path).toEqual(withoutFraming(get));
    }
  });
}

const refused: [what: string, bytes: string, status: number][] = [
  ['a request without a host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a@evil.example/x\r\n\r\n', 400],
  ['another protocol', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['40 kB of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
];

for (const [what, bytes, status] of refused) {
  test(`Node refuses ${what} with ${status} and the security headers`, async ({ nodeOrigin }) => {
    const text = await sendBytes(nodeOrigin, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders())) {
      expect(text.toLowerCase()).toContain(`\n${name}: ${value}\r`.toLowerCase());
    }
    expect(text).not.toMatch(/\bat .*:\d+:\d+/);
  });
}

function expectSecurityHeaders({ headers, raw }: RawAnswer, isShared = false) {
  const received = Object.keys(securityHeaders()).map((name) => [
    name,
    headers[name.toLowerCase()],
  ]);
  const shared = isShared && { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  expect(Object.fromEntries(received)).toEqual({ ...securityHeaders(), ...shared });
  const names = raw.filter((_, position) => position % 2 === 0).map((name) => name.toLowerCase());
  const twice = Object.keys(securityHeaders()).filter(
    (name) => names.filter((other) => other === name.toLowerCase()).length > 1,
  );
  expect(twice).toEqual([]);
  expect(headers['set-cookie']).toBeUndefined();
}

/** Headers of a body, of a connection, and of a response from a cache. */
const ignored =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|vary|age|cf-cache-status)$/;

function withoutFraming({ headers }: RawAnswer) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.test(name)));
}
