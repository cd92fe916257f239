import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { prerenderedRoutes, renderedRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

function builtFile(route: string): string {
  return route === '/' ? 'dist/client/index.html' : `dist/client${route}.html`;
}

test('static routes are files of the build', () => {
  expect(prerenderedRoutes.filter((route) => !existsSync(builtFile(route)))).toEqual([]);
});

test('slug routes are no files: the worker renders them', async ({ request }) => {
  expect(renderedRoutes.filter((route) => existsSync(builtFile(route)))).toEqual([]);
  for (const route of renderedRoutes) {
    expect((await request.get(route)).status(), route).toBe(200);
  }
});

test('the not-found page is no file that could be visited', async ({ request }) => {
  expect(existsSync('dist/client/404.html')).toBe(false);
  expect((await request.get('/404')).status()).toBe(404);
});

test('nothing that reads the content, and no text of an article, reaches the browser', () => {
  const scripts = readdirSync('dist/client/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/client/assets/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(3);
  const traces = ['remark', 'vfile', 'hast', 'standfirst', 'metaDescription', '<p>'];
  expect(traces.filter((trace) => scripts.some((script) => script.includes(trace)))).toEqual([]);
});
