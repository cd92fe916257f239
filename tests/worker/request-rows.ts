import { globSync } from 'node:fs';
import type { Runtime } from '../browser/support/both-servers.ts';
import { articles } from '../browser/support/content.ts';
import { islandFile } from '../browser/support/islands.ts';
import { entryPage, ownVideo, templates } from '../browser/support/templates.ts';

/** A request, and the response that each runtime must give. */
export interface Row {
  path: string;
  /** The status, or those that the two runtimes' own servers and their limits may give. */
  status: number | number[] | Record<Runtime, number>;
  method?: string;
  headers?: Record<string, string>;
  location?: string;
  type?: string;
  body?: RegExp;
  /** Whether other sites may embed it. */
  isShared?: true;
}

/** Markup that must never come back unescaped. */
export const markup = `<svg/onload=zq9>"'zq9`;
/** Each character that can end a text or an attribute, between letters that no page contains. */
export const marks = [`k<zq9`, `k>zq9`, `k"zq9`, `k'zq9`, `k&zq9`];

const escapedLetter = (_: string, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`;
/** A page's path with one letter percent-encoded. */
const escaped = entryPage.replace(/\/(\w)(?=[^/]*$)/, escapedLetter);
/** The same with more slashes than it needs. */
const slashed = `${escaped.replaceAll('/', '//')}/`;
/** Other spellings of a page, which are redirected at most once. */
export const otherSpellings = [escaped, slashed];

/** Without posts, no address of the blog is left. */
const noPost = templates.post ? { status: 302, location: '/blog' } : { status: 404 };
const hasMarkdown = entryPage.lastIndexOf('/') > 0;
const behindPage = { workerd: 307, node: 301 };
const script = 'text/javascript; charset=utf-8';

/** Matches a page that isn't listed, with these texts in this order. */
function page404(...texts: string[]): RegExp {
  const robots = '<meta name="robots" content="noindex"';
  return new RegExp(`^(?![^]*rel="canonical")(?=[^]*${robots})[^]*${texts.join('[^]*')}`);
}
const missing = page404('Oops! Page not found', 'href="/"[^>]*>Return to Home<');
const missingService = page404(
  'Service Not Found[^]*The service you are looking for does not exist',
  'href="/#services"[^>]*>View All Services<',
);

/** Queries that try to break a page, which shows at most their first 500 letters. */
const hostileQueries = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  'eye '.repeat(2500),
  'a'.repeat(10_000),
  'dry\u0000eye',
  '\ud800',
  '\u202Eعيون جافة 👁️\u202C',
  '__proto__ constructor toString hasOwnProperty',
  "' OR 1=1 --",
  '{{7*7}} <%= 7*7 %>',
  '.*+?^$|\\',
].map((query) => `${new URLSearchParams({ q: query })}`);
const oddQueries = ['q[]=dry', 'q[a][b]=dry', 'q=%E0%A4%A', '__proto__=x&q=dry', 'q', '='];
const harmless = /^(?!.*(?:<script>|<img src=x|onerror=alert\(1\)>|a{501}))/s;

/** Rows for paths with a space between them. */
const rowsOf = (status: Row['status'], paths: string): Row[] =>
  paths.split(' ').map((path) => ({ path, status }));

/** A picture of each folder that feed readers show. */
const shownElsewhere = ['uploads', 'files'].flatMap((folder) =>
  globSync(`${folder}/*.{webp,svg}`, { cwd: 'dist/client' }).slice(0, 1),
);

/** One request of every kind. */
export const plainRows: Row[] = [
  // Pages and files
  ...rowsOf(200, '/ /search?q=eye /search.json?q=eye /.well-known/security.txt /healthz'),
  ...rowsOf(200, `${templates.post ?? '/'} ${islandFile('search-box')} ${ownVideo ?? '/'}`),
  { path: entryPage, status: 200, type: 'text/html; charset=UTF-8' },
  { path: entryPage, headers: { Accept: 'text/markdown' }, status: 200, body: /^<!DOCTYPE html>/i },
  hasMarkdown
    ? { path: `${entryPage}.md`, status: 200, type: 'text/markdown; charset=utf-8' }
    : { path: `${entryPage}.md`, status: 404 },
  // Ranges of everything but video are ignored.
  ...['/', entryPage, islandFile('announcement-dialog')].flatMap((path) =>
    ['bytes=0-9', 'bytes=99999999-'].map((Range) => ({ path, headers: { Range }, status: 200 })),
  ),
  ...['favicon.svg', ...shownElsewhere].map(
    (name): Row => ({ path: `/${name}`, status: 200, isShared: true }),
  ),
  { path: '/sitemap-pages.xml', status: 200, type: 'application/xml; charset=utf-8' },
  { path: '/sitemap-index.xml', status: 200, type: 'application/xml; charset=utf-8' },
  { path: '/feed.xml', status: articles[0] ? 200 : 404, body: articles[0] ? /<feed / : missing },
  {
    path: '/robots.txt',
    status: 200,
    body: /^User-agent: \*\nAllow: \/\n\nSitemap: \S+index\.xml\n$/,
  },
  { path: '/speculation-rules.json', status: 200, type: 'application/speculationrules+json' },
  { path: '/sw.js', status: 200, type: script },
  { path: '/superpwa-sw.js', status: 200, type: script },
  // Other spellings of what exists
  { path: '/contact/?x=1/', status: 301, location: '/contact?x=1/' },
  { path: '/contact//', status: 301, location: '/contact' },
  { path: '/robots.txt/', status: 301, location: '/robots.txt' },
  { path: '/sitemap.xml', status: 301, location: '/sitemap-pages.xml', body: /click here/ },
  { path: '/sitemap.xml/', status: 301, location: '/sitemap-pages.xml' },
  { path: '/sitemap_index.xml', status: 301, location: '/sitemap-index.xml', body: /click here/ },
  ...rowsOf(behindPage, '/contact.html /index.html /index'),
  { path: escaped, status: 301, location: entryPage },
  { path: slashed, status: [301, 307] },
  // What is missing, at once
  { path: '/nope', status: 404, body: missing },
  { path: '/nope', headers: { Accept: 'application/json' }, status: 404 },
  { path: '/nope', headers: { Accept: '*/*;q=0' }, status: 404 },
  ...rowsOf(404, '/nope/ //nope /nope.html/ /services/nope/ /api/nope /CONTACT'),
  ...rowsOf(404, `${templates.legal}.md /assets/chunks/view-sw.js`),
  { path: '/services/nope', status: 404, body: missingService },
  { path: '/helpful-links/nope', status: 404, body: missing },
  { path: '/blog/nope', ...noPost },
  { path: '/assets/nope.js', status: 404, type: 'text/plain; charset=UTF-8' },
  // Methods
  { path: '/api/contact', method: 'POST', status: 404 },
  { path: '/contact', method: 'POST', status: 405 },
  { path: '/contact', method: 'OPTIONS', status: 405 },
  { path: entryPage, method: 'DELETE', status: 405 },
  { path: '/nope', method: 'OPTIONS', status: 405 },
  ...[ownVideo ?? []].flat().flatMap((path) => [
    { path, headers: { Range: 'bytes=5000-14999' }, status: 206 },
    { path, headers: { Range: 'bytes=99999999-' }, status: 416 },
  ]),
];

/** Hostile requests from the tests of established projects. */
export const hostileRows: Row[] = [
  ...rowsOf(404, '/%E0%A4%A /%00 /services/% /services/__proto__'),
  ...rowsOf(404, `/helpful-links/${encodeURIComponent(markup)}`),
  // Traversal
  ...rowsOf(404, '/%c0%ae%c0%ae/etc/passwd /../../etc/passwd /..%5c..%5cwin.ini /_headers'),
  ...rowsOf(404, '/media/..%2fpackage.json /server/index.mjs /@fs/etc/passwd'),
  ...rowsOf(404, `${entryPage}/index.pageContext.json`),
  // Redirects off the host
  ...rowsOf(
    [301, 307, 404],
    '//evil.example/ ///evil.example/.. /%5cevil.example/ /%09/evil.example/',
  ),
  { path: '/\\evil.example/', status: [301, 307, 400, 404] },
  { path: '/blog//evil.example/', status: [302, 404] },
  // Sizes. Node accepts at most 16 kB of headers.
  { path: `${entryPage}?${'x'.repeat(50_000)}`, status: [200, 431] },
  { path: `/${'a/'.repeat(4000)}`, status: [301, 404, 414] },
  { path: `/search?q=${'x'.repeat(8000)}`, status: [200, 400, 404, 414] },
  // Markup and line breaks
  { path: '/blog/hasOwnProperty', ...noPost },
  { path: `/search?q=${encodeURIComponent([markup, ...marks].join(' '))}`, status: 200 },
  { path: '/blog/%0d%0aX-Injected:%201', ...noPost },
  // Headers
  { path: entryPage, headers: { 'If-None-Match': '"' }, status: 200 },
];

/** Hostile searches. */
export const queryRows: Row[] = [...hostileQueries, ...oddQueries].flatMap((query) => [
  { path: `/search?${query}`, status: 200, body: harmless },
  { path: `/search.json?${query}`, status: 200 },
]);
