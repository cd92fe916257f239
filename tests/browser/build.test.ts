import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { entries } from './support/content.ts';
import { prerenderedRoutes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const fixedRoutes = ['/', '/contact', '/blog', '/eye-care-guides', '/helpful-links', '/sitemap'];

test('fixed pages, legal texts and patient pages are prerendered', () => {
  const ofFolders = entries
    .filter(({ collection }) => ['legal', 'patients'].includes(collection))
    .map(({ path }) => path);
  expect(prerenderedRoutes).toEqual(expect.arrayContaining([...fixedRoutes, ...ofFolders]));
});

test('the not-found page isn’t a file of the build', async ({ request }) => {
  expect(existsSync('dist/client/404.html')).toBe(false);
  expect((await request.get('/404')).status()).toBe(404);
});

test('the content reader and article texts don’t reach the browser', () => {
  const scripts = readdirSync('dist/client/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/client/assets/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(3);
  const traces = ['remark', 'vfile', 'hast', 'standfirst', 'metaDescription', '<p>'];
  expect(traces.filter((trace) => scripts.some((script) => script.includes(trace)))).toEqual([]);
});
