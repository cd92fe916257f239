import fastCheck from 'fast-check';
import { marks, markup } from './hostile.ts';
import { hero } from './practice.ts';
import { allRoutes } from './routes.ts';

/** A generated request that no browser would send. */
export interface Fuzz {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const { array, constant, constantFrom, oneof, record, string, tuple } = fastCheck;

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

const special = words(`
  / // \\ .. . %2e%2e %2f %5c %00 %0d%0aX-Injected:1 % %E0%A4 %25 ; : @ * ~ + ' " < > | { } ^ \` [ ]
  __proto__ constructor @fs @vite .html .md index index.pageContext.json .env .well-known
  evil.example http://evil.example é \u00ff
`);
const addresses = words(`
  /search /search.json /assets /media /media/nope.mp4 /sitemap.xml /robots.txt /healthz /feed.xml
  /api/contact /contact.html /favicon.ico
`);
const pieces = [
  ...allRoutes,
  ...hero.video.map(({ src }) => src),
  ...addresses,
  ...special,
  '\u00a0',
  ...[markup, ...marks].map(encodeURIComponent),
];
const long = ['a'.repeat(2000), '/'.repeat(300), '%41'.repeat(500)];
const text = string({ maxLength: 30 }).map((value) => encodeURIComponent(value.toWellFormed()));
const part = oneof(
  { weight: 6, arbitrary: constantFrom(...pieces) },
  { weight: 2, arbitrary: text },
  { weight: 1, arbitrary: constantFrom(...long) },
);
const pair = tuple(constantFrom('q', 'q', 'a', '__proto__', 'q[]', ''), part);
const query = oneof(
  { weight: 3, arbitrary: constant('') },
  {
    weight: 2,
    arbitrary: array(pair, { maxLength: 5 }).map(
      (pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`,
    ),
  },
);
const method = oneof(
  { weight: 6, arbitrary: constant('GET') },
  {
    weight: 1,
    arbitrary: constantFrom(...words('HEAD POST PUT DELETE OPTIONS PATCH TRACE')),
  },
);
const headerName = constantFrom(
  ...words(`
    If-None-Match If-Modified-Since If-Range If-Match Range Accept Accept-Encoding Accept-Language
    Cookie Origin Referer Sec-Fetch-Mode Sec-Fetch-Site Content-Type X-Forwarded-Host
    X-Forwarded-Proto Forwarded X-Original-URL X-HTTP-Method-Override Authorization User-Agent
    Sec-Purpose X-Fuzz
  `),
);
const headerValue = oneof(
  constantFrom('*', '""', 'W/"a"', 'bytes=0-', 'bytes=-1', 'bytes=9-1,2-', 'navigate', 'null'),
  constantFrom('evil.example', 'gzip;q=0', 'br, *;q=0.1', 'application/json', '0', 'text/markdown'),
  constantFrom(markup, ...marks),
  string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
);
const body = constantFrom('', '', '', '{"a":', 'x'.repeat(5000), markup);
const target = tuple(array(part, { maxLength: 4 }), query).map(([parts, end]) =>
  `/${parts.join('/').replace(/^\//, '')}${end}`.replace(/[^\x21-\xff]/g, ''),
);

/**
 * Generates requests over paths, queries, headers, methods and bodies.
 * @param seed the same seed generates the same requests
 * @param count number of requests
 */
export function fuzzRequests(seed: number, count: number): Fuzz[] {
  const headers = fastCheck.dictionary(headerName, headerValue, { maxKeys: 4 });
  const arbitrary = record({ method, path: target, headers, body });
  return fastCheck.sample(arbitrary, { seed, numRuns: count });
}
