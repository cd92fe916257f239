import { rawRequest } from './support/raw-request.ts';
import { allRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const otherPaths = [
  '/nope',
  '/services/nope',
  '/helpful-links/nope',
  '/blog/nope',
  '/contact/',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/robots.txt',
];

test('a navigating browser gets the same response as any other client', async ({ origin }) => {
  for (const path of [...allRoutes, ...otherPaths]) {
    const plain = await rawRequest(origin, path);
    const navigating = await rawRequest(origin, path, {
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
    });
    expect(navigating.status, path).toBe(plain.status);
    expect(navigating.headers.location, path).toBe(plain.headers.location);
    expect(navigating.body, path).toBe(plain.body);
  }
});
