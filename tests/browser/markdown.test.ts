import { readFileSync } from 'node:fs';
import { expect, runtimes, test } from './support/both-servers.ts';
import { articles, services } from './support/content.ts';
import { practice } from './support/practice.ts';
import { rawRequest } from './support/raw-request.ts';
import { prerenderedRoutes } from './support/routes.ts';
import { templates } from './support/templates.ts';

const withMarkdown = [...articles, ...services].map(({ path }) => path);

for (const runtime of runtimes) {
  test(`${runtime} serves the Markdown of each post, guide and service as a file`, async ({
    originOf,
  }) => {
    for (const path of withMarkdown) {
      const { status, headers, body } = await rawRequest(originOf(runtime), `${path}.md`);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toBe('text/markdown; charset=utf-8');
      expect(headers['link'], path).toBe(`<${practice.siteOrigin}${path}>; rel="canonical"`);
      expect(body === readFileSync(`dist/client${path}.md`, 'utf8'), path).toBe(true);
    }
  });

  test(`${runtime} serves Markdown with the headings of its page`, async ({ originOf }) => {
    for (const path of withMarkdown) {
      const [page, { body }] = [
        await rawRequest(originOf(runtime), path),
        await rawRequest(originOf(runtime), `${path}.md`),
      ];
      const main = page.body.split('<main')[1]?.split('</main>')[0] ?? '';
      const printed = main.replaceAll(/<(nav|aside|section)[^>]*screen-only.*?<\/\1>/gs, '');
      const headings = Array.from(printed.matchAll(/<h2 id=[^>]*>([^<]+)/g));
      expect(headings.length, path).toBeGreaterThan(1);
      expect(body, path).toMatch(/^# \S/);
      for (const [, text = ''] of headings) expect(body, path).toContain(`## ${decode(text)}\n`);
      expect(body, path).toContain(`${practice.siteOrigin}${path}`);
    }
  });

  test(`${runtime} serves a page as HTML, even if Markdown is preferred`, async ({ originOf }) => {
    for (const path of withMarkdown) {
      const page = await rawRequest(originOf(runtime), path);
      const headers = { Accept: 'text/markdown' };
      const preferred = await rawRequest(originOf(runtime), path, headers);
      expect(preferred.headers['content-type'], path).toMatch(/^text\/html/);
      expect(preferred.body === page.body, path).toBe(true);
      expect(preferred.headers.vary ?? '', path).not.toMatch(/\bAccept\b(?!-)/);
    }
  });

  test(`${runtime} serves the not-found page for Markdown of no page`, async ({ originOf }) => {
    const missing = await rawRequest(originOf(runtime), '/no-such-page');
    for (const path of ['/blog/nope.md', '/services/nope.md', `${templates.legal}.md`]) {
      const { status, body } = await rawRequest(originOf(runtime), path);
      expect(status, path).toBe(404);
      expect(heading(body), path).toBe(heading(missing.body));
    }
  });
}

test('no prerendered page is routed to the worker', () => {
  const { assets } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  const patterns: string[] = assets.run_worker_first;
  const workerFirst = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`));
  const files = [...prerenderedRoutes, ...withMarkdown.map((path) => `${path}.md`)];
  expect(files.filter((path) => workerFirst.some((pattern) => pattern.test(path)))).toEqual([]);
});

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}

function heading(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}
