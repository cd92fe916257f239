import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';

const file = 'content/practice/redirects.yaml';
const { redirects = [] }: { redirects?: { from: string; to?: string }[] } = existsSync(file)
  ? parse(readFileSync(file, 'utf8'))
  : {};

for (const runtime of runtimes) {
  test(`${runtime} answers a missing address with a slash at its end at once`, async ({
    originOf,
  }) => {
    for (const path of [
      '/nope/',
      '/a/b/',
      '//nope',
      '/services/nope/',
      '/nope.pdf/',
      '/nope.html/',
    ]) {
      const plain = await rawRequest(
        originOf(runtime),
        path.replace(/^\/+/, '/').replace(/\/$/, ''),
      );
      const { status, body } = await rawRequest(originOf(runtime), path);
      expect([status, body], path).toEqual([404, plain.body]);
    }
  });

  test(`${runtime} redirects a former address once, with or without a slash`, async ({
    originOf,
  }) => {
    for (const { from } of redirects) {
      const path = new URL(from, 'http://site.invalid').pathname.replace(/\/$/, '');
      const plain = await rawRequest(originOf(runtime), path);
      expect(plain.status, path).toBe(301);
      const slashed = await rawRequest(originOf(runtime), `${path}/?page=2`);
      expect([slashed.status, slashed.headers.location]).toEqual([301, plain.headers.location]);
      const target = `${plain.headers.location}`.replace(/#.*/, '');
      expect((await rawRequest(originOf(runtime), target)).status, target).toBe(200);
    }
  });

  test(`${runtime} redirects other spellings of what exists`, async ({ originOf }) => {
    for (const [path, location] of [
      ['/contact/?x=1', '/contact?x=1'],
      ['/robots.txt/', '/robots.txt'],
      ['/sitemap.xml/', '/sitemap-pages.xml'],
    ] as const) {
      const { status, headers } = await rawRequest(originOf(runtime), path);
      expect([status, headers.location], path).toEqual([301, location]);
    }
  });
}
