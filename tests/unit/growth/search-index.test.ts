import { expect, test } from 'vitest';
import type { AddressedEntry } from '#content/markdown/collections.ts';
import { storedPaths } from '#content/markdown/stored-entries.ts';
import { buildIndex } from '#content/search/build-index.ts';
import { createEngine } from '#content/search/engine.ts';
import { entries } from '../content/all-entries.ts';
import { manyGuides } from './many-entries.ts';

/** The site's own entries, and guides of which the last ones are stored. */
const all = [...entries, ...manyGuides(101).map(withAnimals)];
const { search } = createEngine(buildIndex(all, storedPaths(all)));

/** Animals that no other text names: in the first guide, inside the worker, and in the last one. */
function withAnimals(guide: AddressedEntry): AddressedEntry {
  const { entry } = guide;
  if (entry.record.slug === 'guide-1') {
    return { ...guide, entry: { ...entry, markdown: 'The walrus sings.' } };
  }
  if (entry.record.slug !== 'guide-101') return guide;
  const record = { ...entry.record, title: 'What zebras see' };
  const body = { ...entry.body, sections: [{ id: 'yaks', title: 'What yaks see' }] };
  return { ...guide, entry: { ...entry, record, body, markdown: 'The ostrich sings.' } };
}

function pathsOf(query: string): string[] {
  return search(query).map(({ path }) => path);
}

test('a text inside the worker is found by its words', () => {
  expect(pathsOf('walrus')).toEqual(['/helpful-links/guide-1']);
});

test.each(['zebra', 'yak', 'zebbra'])(
  'a stored text is found by its title and headings: %s',
  (query) => {
    expect(pathsOf(query)).toContain('/helpful-links/guide-101');
  },
);

test('the result of a stored text shows its summary', () => {
  const [best] = search('zebra');
  expect(best?.titleParts.some(({ marked }) => marked)).toBe(true);
  expect(best?.excerpt.map(({ text }) => text).join('').length).toBeGreaterThan(20);
});

test('the words of a stored text are not searched: the index would grow with each of them', () => {
  expect(pathsOf('ostrich')).toEqual([]);
});
