import fastCheck from 'fast-check';
import { expect, runtimes, test } from './support/both-servers.ts';
import { findBreaches, markup } from './support/hostile.ts';
import { rawRequest } from './support/raw-request.ts';
import { allRoutes } from './support/routes.ts';

const seed = 20_260_101;
const requestsEach = 5000;
const atOnce = 24;
const slowest = 1000;

interface Fuzz {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const pieces = [
  ...allRoutes,
  ...['/search', '/assets', '/media/hero-loop.mp4', '/sitemap.xml', '/robots.txt', '/healthz'],
  ...[
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0aX-Injected:1',
    '%',
    '%E0%A4',
  ],
  ...['%25', ';', ':', '@', '*', '~', '+', "'", '"', '<', '>', '|', '{', '}', '^', '`', '[', ']'],
  ...[
    '__proto__',
    'constructor',
    '@fs',
    '@vite',
    '.html',
    'index',
    'index.pageContext.json',
    '.env',
  ],
  ...['evil.example', 'http://evil.example', encodeURIComponent(markup), 'é', '\u00a0', '\u00ff'],
];
const text = fastCheck
  .string({ maxLength: 30 })
  .map((value) => encodeURIComponent(value.toWellFormed()));
const part = fastCheck.oneof(
  { weight: 6, arbitrary: fastCheck.constantFrom(...pieces) },
  { weight: 2, arbitrary: text },
  {
    weight: 1,
    arbitrary: fastCheck.constantFrom('a'.repeat(2000), '/'.repeat(300), '%41'.repeat(500)),
  },
);
const query = fastCheck.oneof(
  { weight: 3, arbitrary: fastCheck.constant('') },
  {
    weight: 2,
    arbitrary: fastCheck
      .array(fastCheck.tuple(fastCheck.constantFrom('q', 'a', '__proto__', 'q[]', ''), part), {
        maxLength: 5,
      })
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  },
);
const headerValue = fastCheck.oneof(
  fastCheck.constantFrom(
    '*',
    '""',
    'W/"a"',
    'bytes=0-',
    'bytes=-1',
    'bytes=9-1,2-',
    'navigate',
    'null',
  ),
  fastCheck.constantFrom(
    markup,
    'evil.example',
    'gzip;q=0',
    'br, *;q=0.1',
    'application/json',
    '0',
  ),
  fastCheck.string({ maxLength: 40 }).map((value) => value.replace(/[^\x20-\x7e]/g, '')),
);
const headerName = fastCheck.constantFrom(
  ...[
    'If-None-Match',
    'If-Modified-Since',
    'If-Range',
    'If-Match',
    'Range',
    'Accept',
    'Accept-Encoding',
  ],
  ...[
    'Accept-Language',
    'Cookie',
    'Origin',
    'Referer',
    'Sec-Fetch-Mode',
    'Sec-Fetch-Site',
    'Content-Type',
  ],
  ...[
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'X-Original-URL',
    'X-HTTP-Method-Override',
  ],
  ...['Authorization', 'User-Agent', 'Sec-Purpose', 'X-Fuzz'],
);
const fuzz: fastCheck.Arbitrary<Fuzz> = fastCheck.record({
  method: fastCheck.oneof(
    { weight: 6, arbitrary: fastCheck.constant('GET') },
    {
      weight: 1,
      arbitrary: fastCheck.constantFrom(
        'HEAD',
        'POST',
        'PUT',
        'DELETE',
        'OPTIONS',
        'PATCH',
        'TRACE',
      ),
    },
  ),
  path: fastCheck
    .tuple(fastCheck.array(part, { maxLength: 4 }), query)
    .map(([parts, end]) =>
      `/${parts.join('/').replace(/^\//, '')}${end}`.replace(/[^\x21-\xff]/g, ''),
    ),
  headers: fastCheck.dictionary(headerName, headerValue, { maxKeys: 4 }),
  body: fastCheck.constantFrom('', '', '{"a":', 'x'.repeat(5000), markup),
});

for (const runtime of runtimes) {
  test(`${runtime} stands ${requestsEach} generated requests`, async ({ originOf }) => {
    test.setTimeout(300_000);
    const origin = originOf(runtime);
    const offset = runtimes.indexOf(runtime);
    const requests = fastCheck.sample(fuzz, { seed: seed + offset, numRuns: requestsEach });
    const found: string[] = [];
    const slow: Fuzz[] = [];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const { breaches, milliseconds } = await ask(origin, next);
          if (breaches.length > 0) found.push(`${breaches.join('; ')}: ${JSON.stringify(next)}`);
          if (milliseconds > slowest) slow.push(next);
        }
      }),
    );
    expect(found.slice(0, 20)).toEqual([]);
    for (const request of slow)
      expect(await isSlowAlone(origin, request), request.path).toBe(false);
  });
}

/** Whether a request is slow on its own, too: under load, the machine may have been. */
async function isSlowAlone(origin: string, request: Fuzz): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if ((await ask(origin, request)).milliseconds <= slowest) return false;
  }
  return true;
}

async function ask(origin: string, { method, path, headers, body }: Fuzz) {
  const start = performance.now();
  const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
  const answer = await rawRequest(origin, path, headers, method, hasBody ? body : '');
  return { breaches: findBreaches(origin, answer), milliseconds: performance.now() - start };
}
