import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { templates } from './support/templates.ts';

for (const runtime of runtimes) {
  test(`${runtime} answers 304 to every spelling of a validator`, async ({ originOf }) => {
    const origin = originOf(runtime);
    for (const path of [templates.guide, '/contact', '/favicon.svg']) {
      const { headers } = await rawRequest(origin, path);
      const etag = `${headers.etag}`.replace(/^W\//, '');
      expect(etag).toMatch(/^"[^"]+"$/);
      for (const known of [etag, `W/${etag}`]) {
        const answer = await rawRequest(origin, path, { 'If-None-Match': known });
        expect([answer.status, answer.body], `${path} ${known}`).toEqual([304, '']);
      }
      for (const known of ['"other"', 'W/"other"', '', 'nonsense']) {
        const answer = await rawRequest(origin, path, { 'If-None-Match': known });
        expect(answer.status, `${path} ${known}`).toBe(200);
      }
    }
  });

  test(`${runtime} ignores the query of a page that reads none`, async ({ originOf }) => {
    const origin = originOf(runtime);
    const plain = await rawRequest(origin, templates.service);
    for (const query of ['?utm_source=x', '?q=<script>', '?__proto__[a]=1', '?/']) {
      const answer = await rawRequest(origin, `${templates.service}${query}`);
      expect(answer.body === plain.body, query).toBe(true);
      expect(answer.headers.etag).toBe(plain.headers.etag);
    }
  });

  test(`${runtime} lets shared caches keep a page and refresh it in the background`, async ({
    originOf,
  }) => {
    const { headers } = await rawRequest(originOf(runtime), templates.guide);
    expect(headers['cache-control']).toMatch(
      /^public\b.*\bs-maxage=\d+.*\bstale-while-revalidate=\d+/,
    );
    expect(headers.vary).toMatch(/^Accept-Encoding\b/);
  });
}
