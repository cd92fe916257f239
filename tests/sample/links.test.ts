import { expect, test } from 'vitest';
import { articles, entries, linksOf } from '../unit/content/all-entries.ts';

test('no entry links to itself', () => {
  expect(entries.filter((entry) => linksOf(entry).includes(entry.path))).toEqual([]);
});

test.each(articles)('the text of $path links to at least two pages', ({ entry }) => {
  expect(new Set(entry.body.links).size).toBeGreaterThanOrEqual(2);
});
