import { readFileSync } from 'node:fs';
import { workerFirst } from '../../server/routes/files/markdown/negotiation.ts';
import { expect, runtimes, test } from './support/both-servers.ts';
import { rawRequest } from './support/raw-request.ts';
import { prerenderedRoutes } from './support/routes.ts';
import { templates } from './support/templates.ts';

const files = prerenderedRoutes.filter((path) => /^\/(?:blog|services)\/./.test(path));

for (const runtime of runtimes) {
  test(`${runtime} has a post, a guide and a service as Markdown for who prefers it`, async ({
    originOf,
  }) => {
    for (const path of [templates.post, templates.guide, templates.service, ...files]) {
      const answer = await rawRequest(originOf(runtime), path, { Accept: 'text/markdown' });
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type'], path).toBe('text/markdown; charset=utf-8');
      expect(answer.headers.vary, path).toContain('Accept');
      expect(answer.body, path).toMatch(/^# \S/);
    }
  });

  test(`${runtime} has the file of a prerendered post or service for anybody else`, async ({
    originOf,
  }) => {
    const origin = originOf(runtime);
    for (const path of files) {
      const html = readFileSync(`dist/client${path}.html`, 'utf8');
      for (const Accept of ['text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5', '']) {
        const { status, headers, body } = await rawRequest(origin, path, { Accept });
        expect(status, path).toBe(200);
        expect(body === html, path).toBe(true);
        expect(headers.vary, path).toMatch(/\bAccept\b(?!-)/);
        const again = await rawRequest(origin, path, { 'If-None-Match': headers.etag ?? '' });
        expect(again.status, path).toBe(304);
      }
    }
  });
}

test('the worker runs before the files of folders in which pages can be had as Markdown', () => {
  const { assets } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  for (const path of workerFirst) expect(assets.run_worker_first).toContain(path);
});
