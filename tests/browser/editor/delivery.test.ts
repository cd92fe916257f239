import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

/** A release is tested as the build that is deployed, which may have the editor. */
const hasRepository = Boolean(process.env['EDITOR_REPOSITORY']);

test('a build without a repository doesn’t contain the editor', async ({ request }) => {
  test.skip(hasRepository, 'This build has a repository.');
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /(?:^|[/\\])edit(?:[./\\]|$)/.test(name))).toEqual([]);
  const texts = names.filter((name) => /\.(?:m?js|css|html|json)$|_headers$/.test(name));
  const traces = texts.filter((name) => /sveltia/i.test(readFileSync(`dist/${name}`, 'utf8')));
  expect(traces).toEqual([]);
  expect((await request.get('/edit')).status()).toBe(404);
});

test('a build with a repository serves the editor', async ({ request }) => {
  test.skip(!hasRepository, 'This build has no repository.');
  const response = await request.get('/edit');
  expect(response.status()).toBe(200);
  expect(response.headers()['x-robots-tag']).toBe('noindex');
});
