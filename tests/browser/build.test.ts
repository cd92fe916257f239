import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { entries, prerenderedRoutes } from './support/content.ts';
import { expect, test } from './support/test.ts';

const fixedRoutes = ['/', '/contact', '/blog', '/eye-care-guides', '/helpful-links', '/sitemap'];

test('fixed pages are prerendered, and the worker never runs for them', () => {
  const ofFolders = entries
    .filter(({ collection }) => ['legal', 'patients'].includes(collection))
    .map(({ path }) => path);
  expect(prerenderedRoutes).toEqual(expect.arrayContaining([...fixedRoutes, ...ofFolders]));
  const { assets } = JSON.parse(readFileSync('dist/server/wrangler.json', 'utf8'));
  const patterns: string[] = assets.run_worker_first;
  const workerFirst = patterns.map((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`));
  const files = [...prerenderedRoutes, ...entries.map(({ path }) => `${path}.md`)];
  expect(files.filter((path) => workerFirst.some((pattern) => pattern.test(path)))).toEqual([]);
  expect(existsSync('dist/client/404.html')).toBe(false);
});

test('the content reader, article texts and the search index don’t reach the browser', () => {
  const scripts = readdirSync('dist/client/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/client/assets/${file}`, 'utf8'));
  expect(scripts.length).toBeGreaterThan(3);
  const traces = ['remark', 'vfile', 'hast', 'standfirst', 'metaDescription', '<p>'];
  // Only letters and spaces, which no bundler escapes.
  const words = entries.flatMap(({ record }) =>
    (record.faqs ?? []).flatMap(({ answer }) => answer.match(/[a-z ]{20,}/)?.[0] ?? []),
  );
  expect(words).not.toEqual([]);
  const sent = [...traces, ...words].filter((trace) => scripts.some((one) => one.includes(trace)));
  expect(sent).toEqual([]);
});
