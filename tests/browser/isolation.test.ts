import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { renderedRoutes } from './support/routes.ts';

const atOnce = 8;
const rounds = 6;

for (const runtime of runtimes) {
  test(`${runtime} gives each of many visitors at once what one alone gets`, async ({
    originOf,
  }) => {
    test.setTimeout(120_000);
    const origin = originOf(runtime);
    const paths = [
      ...renderedRoutes.slice(0, 6),
      '/nope',
      '/services/nope',
      '/blog/nope',
      '/contact',
    ];
    const alone = new Map<string, string>();
    for (const path of paths) alone.set(path, await fingerprint(origin, path, 'visitor-alone'));
    const differing: string[] = [];
    await Promise.all(
      Array.from({ length: atOnce }, async (_, visitor) => {
        for (let round = 0; round < rounds * paths.length; round += 1) {
          const path = paths[(round * 7 + visitor * 3) % paths.length] ?? '/';
          const mark = `visitor-${visitor}-${round}`;
          if ((await fingerprint(origin, path, mark)) !== alone.get(path)) differing.push(path);
        }
      }),
    );
    expect(differing).toEqual([]);
  });
}

for (const runtime of runtimes) {
  test(`${runtime} tells each of many visitors at once what they searched for, and nobody else's words`, async ({
    originOf,
  }) => {
    const origin = originOf(runtime);
    const visitors = Array.from({ length: 40 }, (_, visitor) => `dry eye q${visitor}z`);
    const pages = await Promise.all(
      visitors.map((words) => rawRequest(origin, `/search?q=${encodeURIComponent(words)}`)),
    );
    const searched = pages.map(({ body }) => new Set(body.match(/\bq\d+z\b/g)));
    expect(searched.map((words) => [...words].join())).toEqual(
      visitors.map((words) => words.split(' ').at(-1)),
    );
  });
}

/** Everything of an answer that must not depend on who asks. */
async function fingerprint(origin: string, path: string, mark: string): Promise<string> {
  const headers = { Cookie: `id=${mark}`, 'User-Agent': mark, 'Accept-Language': mark };
  const {
    status,
    headers: received,
    body,
  } = await rawRequest(origin, `${path}?by=${mark}`, headers);
  expect(body).not.toContain(mark);
  return JSON.stringify([
    status,
    received.location?.replace(`by=${mark}`, 'by='),
    received.etag,
    body,
  ]);
}
