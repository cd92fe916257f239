import { resolve } from 'node:path';
import { createTestHarness } from 'wrangler';
import { breakBuild } from './support/broken-build.ts';
import { startNodeServer } from './support/node-server.ts';
import { type RawAnswer, rawRequest } from './support/raw-request.ts';
import { securityHeaders } from './support/security-headers.ts';
import { templates } from './support/templates.ts';
import { expect, test } from './support/test.ts';

const guide = templates.guide ?? '';
const visitor = { Cookie: 'name=jane', 'User-Agent': 'jane-browser' };
const isArticle = /\/\/ pages\/blog\/@slug\/\+Page\.tsx/;
const failing = (text: string) =>
  text.replace(/function Page\([^)]*\) \{/, '$& throw new Error("secret-of-the-server");');

const starts = {
  node: (folder: string) => startNodeServer({ BUILD_FOLDER: folder }),
  async 'workerd @nightly'(folder: string) {
    process.env['WRANGLER_LOG'] = 'none';
    const configPath = resolve(folder, 'server/wrangler.json');
    const harness = createTestHarness({ workers: [{ configPath }] });
    const { url } = await harness.listen();
    // Its log can't be read.
    return { origin: url.origin, output: undefined, stop: () => harness.close() };
  },
};

function expectErrorPage({ status, headers, body }: RawAnswer) {
  expect(status).toBe(500);
  expect(body).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
  expect(body).toContain('500 Internal Server Error');
  expect(body).toContain('<header');
  expect(body).not.toMatch(/secret-of-the-server|\bat .*:\d+:\d+|node_modules|chunk-[\w-]+\.js:/);
  expect(headers['cache-control']).toBe('no-store');
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(headers[name.toLowerCase()]).toBe(value);
}

for (const [runtime, start] of Object.entries(starts)) {
  test(`a page that throws is the error page, and other pages work, in ${runtime}`, async () => {
    test.skip(!guide, 'No article is rendered on request.');
    const build = breakBuild(isArticle, failing);
    const server = await start(build.folder);
    try {
      for (const path of [guide, `${guide}?email=jane@example.com`])
        expectErrorPage(await rawRequest(server.origin, path, visitor));
      await rawRequest(server.origin, '/jane@example.com', visitor);
      for (const path of ['/search?q=eye', '/contact', '/healthz'])
        expect((await rawRequest(server.origin, path)).status, path).toBe(200);
      const log = server.output?.();
      if (log === undefined) return;
      expect(log).toContain('secret-of-the-server');
      expect(log).not.toContain('jane');
    } finally {
      await server.stop();
      build.remove();
    }
  });
}
