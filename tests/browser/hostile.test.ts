import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, type Runtime, runtimes, test } from './support/both-servers.ts';
import { findBreaches, marks, markup } from './support/hostile.ts';
import { practice } from './support/practice.ts';
import { rawRequest } from './support/raw-request.ts';
import { ownVideo, templates } from './support/templates.ts';

interface Row {
  path: string;
  status: number[];
  method?: string;
  headers?: Record<string, string>;
  location?: string;
}

const encoded = encodeURIComponent(markup);

/** A service's path with one letter percent-encoded. */
const escaped = templates.service.replace(
  /\/(\w)(?=[^/]*$)/,
  (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`,
);

const rowsOfMedia = (path: string): Row[] => [
  { path, headers: { Range: 'bytes=5-2' }, status: [200, 416] },
  { path, headers: { Range: 'bytes=0-1,4-5' }, status: [200] },
  { path, headers: { Range: 'nonsense' }, status: [200] },
];

/** Requests from the tests of established projects, and this site's expected responses. */
const rows: Row[] = [
  // Malformed escapes
  { path: '/%E0%A4%A', status: [404] },
  { path: '/%00', status: [404] },
  { path: '/services/%', status: [404] },
  // Traversal
  { path: '/%c0%ae%c0%ae/etc/passwd', status: [404] },
  { path: '/../../etc/passwd', status: [404] },
  { path: '/..%5c..%5cwin.ini', status: [404] },
  { path: '/media/..%2fpackage.json', status: [404] },
  { path: '/_headers', status: [404] },
  { path: '/server/index.mjs', status: [404] },
  // Redirects off the host
  { path: '//evil.example/', status: [301, 307, 404] },
  { path: '///evil.example/..', status: [301, 307, 404] },
  { path: '/\\evil.example/', status: [301, 307, 400, 404] },
  { path: '/%5cevil.example/', status: [301, 307, 404] },
  { path: '/blog//evil.example/', status: [301, 307, 404] },
  { path: '/%09/evil.example/', status: [301, 307, 404] },
  // Canonical paths
  { path: '/contact//', status: [301], location: '/contact' },
  { path: '/contact/?x=1/', status: [301], location: '/contact?x=1/' },
  { path: escaped, status: [301], location: templates.service },
  { path: '/CONTACT', status: [404] },
  // Sizes. Node accepts at most 16 kB of headers.
  { path: `${templates.service}?${'x'.repeat(50_000)}`, status: [200, 431] },
  { path: `/${'a/'.repeat(4000)}`, status: [301, 404, 414] },
  { path: `/search?q=${'x'.repeat(8000)}`, status: [200, 400, 404, 414] },
  // Prototype keys and markup
  { path: '/services/__proto__', status: [404] },
  { path: '/blog/hasOwnProperty', status: [302], location: '/blog' },
  { path: `/helpful-links/${encoded}`, status: [404] },
  ...[markup, ...marks].map((text) => ({
    path: `/search?q=${encodeURIComponent(text)}`,
    status: [200],
  })),
  { path: '/blog/%0d%0aX-Injected:%201', status: [302], location: '/blog' },
  // Methods
  { path: templates.service, method: 'DELETE', status: [405] },
  { path: '/nope', method: 'OPTIONS', status: [405] },
  // Headers
  ...(ownVideo ? rowsOfMedia(ownVideo) : []),
  { path: templates.service, headers: { 'If-None-Match': '"' }, status: [200] },
  { path: templates.service, headers: { 'Accept-Encoding': ';;,=' }, status: [200] },
  // Paths that only development tools request
  { path: '/@fs/etc/passwd', status: [404] },
  { path: `${templates.service}/index.pageContext.json`, status: [404] },
];

for (const runtime of runtimes) {
  test(`${runtime} gives each hostile request the expected response`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const { path, method, headers, status, location } of rows) {
      const start = performance.now();
      const answer = await rawRequest(origin, path, headers, method);
      const name = `${method ?? 'GET'} ${path.slice(0, 80)} ${JSON.stringify(headers ?? {})}`;
      expect(status, name).toContain(answer.status);
      expect(findBreaches(origin, answer), name).toEqual([]);
      if (location) expect(answer.headers.location, name).toBe(location);
      if (answer.status === 301)
        expect(answer.headers['cache-control'], name).toContain('max-age=3600');
      if (answer.status === 405) expect(answer.headers.allow, name).toBe('GET, HEAD');
      expect(performance.now() - start, name).toBeLessThan(5000);
    }
  });

  test(`${runtime} takes its origin from the configuration, not from the request`, async ({
    originOf,
  }) => {
    const evil = 'evil.example';
    const spoofed = {
      Host: evil,
      Forwarded: `host=${evil};proto=http`,
      'X-Forwarded-Host': evil,
      'X-Forwarded-Proto': evil,
      'X-Original-URL': `//${evil}/`,
    };
    const pages = ['/', '/contact', templates.service, '/sitemap-pages.xml', '/robots.txt'];
    for (const path of [...pages, '/nope', '/contact/', '/contact.html', '/blog/nope']) {
      const answer = await rawRequest(originOf(runtime), path, spoofed);
      expect(JSON.stringify(answer), path).not.toContain(evil);
      if (pages.includes(path)) expect(answer.body, path).toContain(practice.siteOrigin);
    }
  });

  test(`${runtime} compresses once, and only with an accepted encoding`, async ({ originOf }) => {
    for (const path of ['/contact', templates.service, '/nope', '/search?q=eye']) {
      for (const accepted of ['br,gzip,zstd', 'gzip', 'identity', 'zstd', 'br;q=0, gzip;q=0']) {
        const answer = await rawRequest(originOf(runtime), path, { 'Accept-Encoding': accepted });
        const html = decode(answer.bytes, answer.headers['content-encoding'], accepted);
        expect(html, `${path} ${accepted}`).toMatch(/^<!doctype html>/i);
      }
    }
  });

  test(`${runtime} serves a missing page as HTML, whatever the Accept header`, async ({
    originOf,
  }) => {
    for (const accepted of ['application/json', 'image/webp', 'nonsense', '*/*;q=0']) {
      const { status, headers } = await rawRequest(originOf(runtime), '/nope', {
        Accept: accepted,
      });
      expect(status, accepted).toBe(404);
      expect(headers['content-type'], accepted).toMatch(/^text\/html; charset=utf-8$/i);
    }
  });

  test(`${runtime} redirects any spelling of a path at most once`, async ({ originOf }) => {
    for (const path of [
      `${templates.service}//`,
      `//services//${escaped.replace('/services', '')}/`,
      `${templates.service}/?a=/`,
    ]) {
      const first = await rawRequest(originOf(runtime), path);
      expect([301, 307], path).toContain(first.status);
      const second = await rawRequest(originOf(runtime), first.headers.location ?? '');
      expect(second.status, path).toBe(200);
    }
  });
}

/** Statuses from each runtime's HTTP parser, which refuses the request before the application. */
const refused: Record<Runtime, number[]> = { workerd: [501], node: [400] };

for (const runtime of runtimes) {
  test(`${runtime} refuses an unknown method`, async ({ originOf }) => {
    const answer = await rawRequest(originOf(runtime), '/contact', {}, 'FOO');
    expect(refused[runtime]).toContain(answer.status);
    expect(answer.body).not.toMatch(/\bat .*:\d+:\d+/);
  });
}

/** Decodes a response body and checks that its encoding was accepted. */
function decode(bytes: Buffer, encoding: string | undefined, accepted: string): string {
  expect(encoding ? accepted.includes(encoding) : true).toBe(true);
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}
