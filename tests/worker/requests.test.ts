import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test, testOnBoth } from '../browser/support/both-servers.ts';
import { prerenderedRoutes } from '../browser/support/content.ts';
import { islandFile } from '../browser/support/islands.ts';
import { practice } from '../browser/support/practice.ts';
import { type RawAnswer, rawRequest, sendBytes } from '../browser/support/raw-request.ts';
import { securityHeaders } from '../browser/support/security-headers.ts';
import { entryPage } from '../browser/support/templates.ts';
import { isNightly } from '../conditions.ts';
import {
  hostileRows,
  marks,
  markup,
  otherSpellings,
  plainRows,
  queryRows,
} from './request-rows.ts';

const internals = [
  /\bat .{0,200}\((?:file|node|worker):/,
  /\.m?[jt]sx?:\d+:\d+/,
  /node_modules|dist\/server|file:\/\/|\bchunk-[\w-]+\.js:\d/,
  new RegExp(process.cwd().replaceAll('/', '\\/')),
];

/** Lists what no response may have or lack: a redirect to another host, a header twice, internals, echoed markup. */
function findBreaches(origin: string, answer: RawAnswer, isShared = false): string[] {
  const { status, headers, raw, body } = answer;
  const { location, etag } = headers;
  const found: string[] = [];
  if (internals.some((pattern) => pattern.test(body))) found.push('leaks internals');
  if (location && new URL(location, origin).origin !== origin) found.push(`leads to ${location}`);
  if (location && !/^\/(?![/\\])/.test(location)) found.push(`isn’t a path: ${location}`);
  if ([markup, ...marks].some((one) => body.includes(one))) found.push('echoes markup');
  for (const name of ['x-injected', 'set-cookie']) if (headers[name]) found.push(`has ${name}`);
  if (status >= 400 && etag !== undefined) found.push('has an ETag for an error');
  const shared = isShared && { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const [name, value] of Object.entries({ ...securityHeaders(), ...shared })) {
    const sent = raw.filter((_, at) => raw[at - 1]?.toLowerCase() === name.toLowerCase());
    if (sent.join() !== value) found.push(`${name}: ${sent}`);
  }
  return found;
}

/** Headers of a body, of a connection, and of a response from a cache. */
const ignored =
  /^(?:date|connection|keep-alive|transfer-encoding|content-length|vary|age|cf-cache-status)$/;

function withoutFraming({ headers }: RawAnswer) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.test(name)));
}

const file = 'content/practice/redirects.yaml';
const { redirects = [] }: { redirects?: { from: string; to?: string }[] } = existsSync(file)
  ? parse(readFileSync(file, 'utf8'))
  : {};

testOnBoth('answers each request as the table says', async (origin, runtime) => {
  // By day, searches that try to break a page go to one of the runtimes, which run the same code.
  const queries = isNightly || runtime === 'node' ? queryRows : [];
  for (const row of [...plainRows, ...hostileRows, ...queries]) {
    const { path, method = 'GET', headers = {}, status, location, type, body } = row;
    const name = `${method} ${path.slice(0, 80)} ${JSON.stringify(headers)}`;
    const answer = await rawRequest(origin, path, headers, method);
    const isOfRuntime = typeof status === 'object' && 'node' in status;
    expect([isOfRuntime ? status[runtime] : status].flat(), name).toContain(answer.status);
    expect(findBreaches(origin, answer, row.isShared), name).toEqual([]);
    if (location) expect(answer.headers.location, name).toBe(location);
    if (type) expect(answer.headers['content-type'], name).toBe(type);
    if (body) expect(answer.body, name).toMatch(body);
    if (answer.status === 405) expect(answer.headers.allow, name).toBe('GET, HEAD');
    if (answer.status === 301)
      expect(answer.headers['cache-control'], name).toContain('max-age=3600');
    if (answer.status === 301 && otherSpellings.includes(path))
      expect((await rawRequest(origin, `${answer.headers.location}`)).status, name).toBe(200);
    if (method !== 'GET' || headers['Range'] || !plainRows.includes(row)) continue;
    const head = await rawRequest(origin, path, headers, 'HEAD');
    expect([head.status, head.body], name).toEqual([answer.status, '']);
    expect(withoutFraming(head), name).toEqual(withoutFraming(answer));
    // Cloudflare's own server may answer a browser's navigation in another way.
    if (runtime === 'node') continue;
    const navigating = { ...headers, 'Sec-Fetch-Mode': 'navigate' };
    const page = await rawRequest(origin, path, navigating);
    expect([page.status, page.body], name).toEqual([answer.status, answer.body]);
  }
});

testOnBoth('redirects a former address once, with or without a slash', async (origin) => {
  for (const { from } of redirects) {
    const path = new URL(from, 'http://site.invalid').pathname.replace(/\/$/, '');
    const plain = await rawRequest(origin, path);
    expect(plain.status, path).toBe(301);
    const slashed = await rawRequest(origin, `${path}/?page=2`);
    expect([slashed.status, slashed.headers.location]).toEqual([301, plain.headers.location]);
    const target = `${plain.headers.location}`.replace(/#.*/, '');
    expect((await rawRequest(origin, target)).status, target).toBe(200);
  }
});

testOnBoth('says who may store a response, and which page a text is of', async (origin) => {
  test.skip(prerenderedRoutes.includes(entryPage), 'All pages are files.');
  const headersOf = async (path: string) => (await rawRequest(origin, path)).headers;
  for (const [path, control] of [
    [entryPage, /^public\b.*\bs-maxage=300,.*\bstale-while-revalidate/],
    [islandFile('announcement-dialog'), /immutable/],
    ['/assets/chunks/chunk-0lder000.js', /^(?!.*immutable)/],
    ['/search?q=dry', /^private, max-age=60$/],
    ['/search.json?q=dry', /^private, max-age=60$/],
  ] as const)
    expect((await headersOf(path))['cache-control'], path).toMatch(control);
  // `wrangler dev` puts its own address in place of a route of `wrangler.toml`.
  const canonical = `^<(?:https://|http://127\\.0\\.0\\.1:).*${entryPage}>; rel="canonical"$`;
  expect((await headersOf(`${entryPage}.md`))['link']).toMatch(new RegExp(canonical));
});

testOnBoth('takes its origin from the configuration', async (origin) => {
  const evil = 'evil.example';
  const forwarded = { Forwarded: `host=${evil};proto=http`, 'X-Forwarded-Host': evil };
  const more = { 'X-Forwarded-Proto': evil, 'X-Original-URL': `//${evil}/` };
  const spoofed = { Host: evil, ...forwarded, ...more };
  const pages = ['/', '/contact', entryPage, '/sitemap-pages.xml', '/robots.txt'];
  for (const path of [...pages, '/nope', '/contact/', '/contact.html', '/blog/nope']) {
    const answer = await rawRequest(origin, path, spoofed);
    expect(JSON.stringify(answer), path).not.toContain(evil);
    if (pages.includes(path)) expect(answer.body, path).toContain(practice.siteOrigin);
  }
});

testOnBoth('keeps concurrent visitors apart', async (origin) => {
  const visitors = Array.from({ length: 12 }, (_, visitor) => `q${visitor}z`);
  for (const path of [entryPage, '/nope', '/services/nope', '/blog/nope']) {
    const answers = await Promise.all(
      visitors.map(async (visitor) => {
        const headers = { Cookie: visitor, 'User-Agent': visitor, 'Accept-Language': visitor };
        const answer = await rawRequest(origin, `${path}?by=${visitor}`, headers);
        const { location, etag } = answer.headers;
        return JSON.stringify([answer.status, location, etag, answer.body]);
      }),
    );
    expect(new Set(answers).size, path).toBe(1);
    expect(answers[0], path).not.toMatch(/\bq\d+z\b/);
  }
  const searched = visitors.map(async (visitor) => {
    const { body } = await rawRequest(origin, `/search?q=dry+eye+${visitor}`);
    return [...new Set(body.match(/\bq\d+z\b/g))].join();
  });
  expect(await Promise.all(searched)).toEqual(visitors);
});

test('workerd caches a page for all queries, but nothing of one visitor', async ({ origin }) => {
  test.skip(prerenderedRoutes.includes(entryPage), 'All pages are files.');
  const cached = async (path: string) =>
    (await rawRequest(origin, path)).headers['cf-cache-status'];
  await expect.poll(() => cached(`${entryPage}?a=${Math.random()}`)).toBe('HIT');
  for (const path of ['/search?q=eye', '/search.json?q=eye', '/healthz']) {
    await cached(path);
    expect(await cached(path), path).toBeUndefined();
  }
});

test('only a preview is noindex, though it has the same pages', async ({ nodeOrigin, origin }) => {
  const { routes } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  // With a route, `wrangler dev` gives the worker that route's host.
  for (const own of routes ? [nodeOrigin] : [nodeOrigin, origin]) {
    // Again, as a cache could have the other's.
    for (const Host of ['site.workers.dev', 'workers.dev.example', 'site.workers.dev']) {
      const { headers } = await rawRequest(own, entryPage, { Host });
      const robots = Host === 'site.workers.dev' ? 'noindex' : undefined;
      expect(headers['x-robots-tag'], `${own}, ${Host}`).toBe(robots);
    }
  }
});

const refused: [bytes: string, status: number][] = [
  ['FOO / HTTP/1.1\r\nHost: a.example\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\n\r\n', 400],
  ['GET http://a.example/ HTTP/1.1\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['GET / HTTP/1.1\r\nHost: a@evil.example/x\r\n\r\n', 400],
  ['\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
];

test('Node refuses bytes that aren’t HTTP with security headers', async ({ nodeOrigin }) => {
  for (const [bytes, status] of refused) {
    const text = await sendBytes(nodeOrigin, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(securityHeaders()))
      expect(text.toLowerCase()).toContain(`\n${name}: ${value}\r`.toLowerCase());
    expect(text).not.toMatch(/\bat .*:\d+:\d+|^etag:/im);
  }
});

test('Node redirects unescaped letters to the address with escapes', async ({ nodeOrigin }) => {
  for (const [path, address] of [
    ['/Übung.pdf?q=niño', '/%C3%9Cbung.pdf?q=ni%C3%B1o'],
    ['/%41%20é', '/%41%20%C3%A9'],
    ['/.//evil.example/ü', '/evil.example/%C3%BC'],
    ['//evil.example/ü', '/%C3%BC'],
    ['/\\\\evil.example/ü', '/%C3%BC'],
  ]) {
    const text = await sendBytes(nodeOrigin, `GET ${path} HTTP/1.1\r\nHost: a.example\r\n\r\n`);
    expect(text, path).toMatch(/^HTTP\/1.1 307 /);
    expect(text, path).toContain(`\r\nLocation: ${address}\r\n`);
    expect(text, path).toContain('\r\nx-content-type-options: nosniff\r\n');
  }
});

test('Node keeps a connection longer than a proxy’s usual minute', async ({ nodeOrigin }) => {
  const { headers } = await rawRequest(nodeOrigin, '/healthz', { Connection: 'keep-alive' });
  expect(headers['keep-alive']).toBe('timeout=65');
  // As a proxy's check asks: without a host.
  for (const start of ['GET /healthz', 'GET /contact', `GET ${entryPage}`, 'HEAD /'])
    expect(await sendBytes(nodeOrigin, `${start} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1.1 200 /);
});
