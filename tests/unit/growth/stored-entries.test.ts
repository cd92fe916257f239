import { expect, test } from 'vitest';
import { entriesModule, linksModule } from '#content/markdown/entry-modules.ts';
import { storedPaths } from '#content/markdown/stored-entries.ts';
import { entries } from '../content/all-entries.ts';
import { manyGuides } from './many-entries.ts';

test('the worker holds every text of a site of ordinary size', () => {
  expect(storedPaths(entries).size).toBe(0);
  expect(storedPaths(manyGuides(100)).size).toBe(0);
});

test('the texts of a collection beyond the first hundred by date are stored, whatever their order', () => {
  const stored = storedPaths(manyGuides(103).reverse());
  expect([...stored]).toEqual(['guide-101', 'guide-102', 'guide-103'].map(addressOf));
});

test('each collection has a hundred of its own', () => {
  const guides = manyGuides(100);
  const posts = guides.map((entry) => ({ ...entry, collection: 'posts' as const }));
  expect(storedPaths([...guides, ...posts]).size).toBe(0);
});

test('what has no date is never stored: it has pages that are made at build', () => {
  const services = entries.filter(({ collection }) => collection === 'services');
  expect(services.length).toBeGreaterThan(1);
  expect(storedPaths(services, 1).size).toBe(0);
});

test('the worker can load the entries that are not stored, and no others', () => {
  const guides = manyGuides(102);
  const source = entriesModule(guides, storedPaths(guides));
  expect(source.match(/\.md\?entry/g)).toHaveLength(100);
  expect(source).toContain('./guides/guide-100.md?entry');
  expect(source).not.toContain('./guides/guide-101.md?entry');
});

test('a menu gets the newest two guides of a category, however many there are, in order', () => {
  const menu = linksModule(manyGuides(500).reverse());
  expect(menu.match(/helpful-links\/guide-\d+/g)).toEqual([
    'helpful-links/guide-499',
    'helpful-links/guide-500',
  ]);
});

function addressOf(slug: string): string {
  return `/helpful-links/${slug}`;
}
