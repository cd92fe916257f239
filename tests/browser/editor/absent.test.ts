import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';

test('a build without a repository has not a byte of the editor', async ({ request }) => {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => /(?:^|[/\\])edit(?:[./\\]|$)/.test(name))).toEqual([]);
  const texts = names.filter((name) => /\.(?:m?js|css|html|json)$|_headers$/.test(name));
  const traces = texts.filter((name) => /sveltia/i.test(readFileSync(`dist/${name}`, 'utf8')));
  expect(traces).toEqual([]);
  expect((await request.get('/edit')).status()).toBe(404);
});
