import { expect, test } from 'vitest';
import { articles, entries, linksOf } from '../unit/content/all-entries.ts';

test('no entry links to itself', () => {
  expect(entries.filter((entry) => linksOf(entry).includes(entry.path))).toEqual([]);
});

test.each(articles)('$path leads on to two other pages from its text', ({ entry }) => {
  expect(new Set(entry.body.links).size).toBeGreaterThanOrEqual(2);
});
