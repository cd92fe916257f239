import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { templates } from './support/templates.ts';

const visitors = Array.from({ length: 40 }, (_, visitor) => `q${visitor}z`);
const paths = [templates.service, templates.guide, '/nope', '/services/nope', '/blog/nope'];

for (const runtime of runtimes) {
  test(`${runtime} keeps concurrent visitors apart`, async ({ originOf }) => {
    for (const path of paths) {
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
