import { expect, runtimes, test } from './support/both-servers.ts';
import { practice } from './support/practice.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { securityHeaders } from './support/security-headers.ts';
import { entryPage, ownVideo, templates } from './support/templates.ts';

interface Row {
  path: string;
  status: number[];
  method?: string;
  headers?: Record<string, string>;
  location?: string;
}

/** Markup that must never come back unescaped. */
const markup = `<svg/onload=zq9>"'zq9`;
/** Each character that can end a text or an attribute, between letters that no page contains. */
const marks = [`k<zq9`, `k>zq9`, `k"zq9`, `k'zq9`, `k&zq9`];

/** A page's path with one letter percent-encoded. */
const escaped = entryPage.replace(
  /\/(\w)(?=[^/]*$)/,
  (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`,
);

/** The same with more slashes than it needs. */
const slashed = `${escaped.replaceAll('/', '//')}/`;

/** Without posts, no address of the blog is left. */
const noPost = templates.post ? { status: [302], location: '/blog' } : { status: [404] };

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
  { path: '/@fs/etc/passwd', status: [404] },
  { path: `${entryPage}/index.pageContext.json`, status: [404] },
  // Redirects off the host
  { path: '//evil.example/', status: [301, 307, 404] },
  { path: '///evil.example/..', status: [301, 307, 404] },
  { path: '/\\evil.example/', status: [301, 307, 400, 404] },
  { path: '/%5cevil.example/', status: [301, 307, 404] },
  { path: '/blog//evil.example/', status: [302, 404] },
  { path: '/%09/evil.example/', status: [301, 307, 404] },
  // Canonical paths
  { path: '/contact//', status: [301], location: '/contact' },
  { path: '/contact/?x=1/', status: [301], location: '/contact?x=1/' },
  { path: escaped, status: [301], location: entryPage },
  { path: slashed, status: [301, 307] },
  { path: '/CONTACT', status: [404] },
  // Sizes. Node accepts at most 16 kB of headers.
  { path: `${entryPage}?${'x'.repeat(50_000)}`, status: [200, 431] },
  { path: `/${'a/'.repeat(4000)}`, status: [301, 404, 414] },
  { path: `/search?q=${'x'.repeat(8000)}`, status: [200, 400, 404, 414] },
  // Prototype keys, markup, and line breaks
  { path: '/services/__proto__', status: [404] },
  { path: '/blog/hasOwnProperty', ...noPost },
  { path: `/helpful-links/${encodeURIComponent(markup)}`, status: [404] },
  { path: `/search?q=${encodeURIComponent([markup, ...marks].join(' '))}`, status: [200] },
  { path: '/blog/%0d%0aX-Injected:%201', ...noPost },
  // Methods
  { path: entryPage, method: 'DELETE', status: [405] },
  { path: '/nope', method: 'OPTIONS', status: [405] },
  { path: '/contact', method: 'FOO', status: [400, 501] },
  // Headers
  { path: ownVideo ?? '/', headers: { Range: 'bytes=5-2' }, status: [200, 416] },
  { path: ownVideo ?? '/', headers: { Range: 'nonsense' }, status: [200] },
  { path: entryPage, headers: { 'If-None-Match': '"' }, status: [200] },
  { path: entryPage, headers: { 'Accept-Encoding': ';;,=' }, status: [200] },
  { path: '/nope', headers: { Accept: 'application/json' }, status: [404] },
  { path: '/nope', headers: { Accept: '*/*;q=0' }, status: [404] },
];

for (const runtime of runtimes) {
  test(`${runtime} gives each hostile request the expected response`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const { path, method, headers, status, location } of rows) {
      const start = performance.now();
      const answer = await rawRequest(origin, path, headers, method);
      const name = `${method ?? 'GET'} ${path.slice(0, 80)} ${JSON.stringify(headers ?? {})}`;
      expect(status, name).toContain(answer.status);
      if (method !== 'FOO') expect(findBreaches(origin, answer), name).toEqual([]);
      if (location) expect(answer.headers.location, name).toBe(location);
      if (path === '/nope' && !method)
        expect(answer.headers['content-type']).toMatch(/^text\/html/);
      if (answer.status === 301)
        expect(answer.headers['cache-control'], name).toContain('max-age=3600');
      // Any spelling of a path is redirected at most once.
      if (answer.status === 301 && [escaped, slashed].includes(path))
        expect((await rawRequest(origin, `${answer.headers.location}`)).status, name).toBe(200);
      expect(performance.now() - start, name).toBeLessThan(5000);
    }
  });

  test(`${runtime} takes its origin from the configuration`, async ({ originOf }) => {
    const evil = 'evil.example';
    const spoofed = {
      Host: evil,
      Forwarded: `host=${evil};proto=http`,
      'X-Forwarded-Host': evil,
      'X-Forwarded-Proto': evil,
      'X-Original-URL': `//${evil}/`,
    };
    const pages = ['/', '/contact', entryPage, '/sitemap-pages.xml', '/robots.txt'];
    for (const path of [...pages, '/nope', '/contact/', '/contact.html', '/blog/nope']) {
      const answer = await rawRequest(originOf(runtime), path, spoofed);
      expect(JSON.stringify(answer), path).not.toContain(evil);
      if (pages.includes(path)) expect(answer.body, path).toContain(practice.siteOrigin);
    }
  });
}

const visitors = Array.from({ length: 40 }, (_, visitor) => `q${visitor}z`);
const sharedPaths = [entryPage, '/nope', '/services/nope', '/blog/nope'];

for (const runtime of runtimes) {
  test(`${runtime} keeps concurrent visitors apart`, async ({ originOf }) => {
    for (const path of sharedPaths) {
      const answers = await Promise.all(
        visitors.map(async (visitor) => {
          const headers = { Cookie: visitor, 'User-Agent': visitor, 'Accept-Language': visitor };
          const answer = await rawRequest(originOf(runtime), `${path}?by=${visitor}`, headers);
          const { location, etag } = answer.headers;
          return JSON.stringify([answer.status, location, etag, answer.body]);
        }),
      );
      expect(new Set(answers).size, path).toBe(1);
      expect(answers[0], path).not.toMatch(/\bq\d+z\b/);
    }
    const pages = await Promise.all(
      visitors.map((visitor) => rawRequest(originOf(runtime), `/search?q=dry+eye+${visitor}`)),
    );
    const searched = pages.map(({ body }) => [...new Set(body.match(/\bq\d+z\b/g))].join());
    expect(searched).toEqual(visitors);
  });
}

const internals = [
  /\bat .{0,200}\((?:file|node|worker):/,
  /\.m?[jt]sx?:\d+:\d+/,
  /node_modules|dist\/server|file:\/\/|\bchunk-[\w-]+\.js:\d/,
  new RegExp(process.cwd().replaceAll('/', '\\/')),
];

/**
 * Lists what is wrong with a response to any request: a server error, leaked internals, a redirect to
 * another host, echoed markup, an injected header, a cookie, or missing security headers.
 */
function findBreaches(origin: string, { status, headers, body }: RawAnswer): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (internals.some((pattern) => pattern.test(body))) found.push('leaks internals');
  if (leadsAway(origin, headers.location)) found.push(`redirects to ${headers.location}`);
  if ([markup, ...marks].some((one) => body.includes(one))) found.push('echoes markup');
  if (headers['x-injected'] !== undefined) found.push('has an injected header');
  if (headers['set-cookie'] !== undefined) found.push('sets a cookie');
  const missing = Object.keys(securityHeaders()).filter((name) => !headers[name.toLowerCase()]);
  if (missing.length > 0) found.push(`lacks ${missing.join(', ')}`);
  return found;
}

function leadsAway(origin: string, location: string | undefined): boolean {
  if (location === undefined) return false;
  return !/^\/(?![/\\])/.test(location) || new URL(location, origin).origin !== origin;
}
