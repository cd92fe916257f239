import { expect, test } from 'vitest';
import { readCollections } from '#build/content/read-collections.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { ContentError } from '#domain/read/content-error.ts';
import { folderWith } from '../folder-with.ts';
import { validGuide } from './entry-files.ts';

const facts = readPractice();

/** Creates a content folder with only these guides. */
function folderOf(guides: Record<string, object>): string {
  const files = Object.entries(guides).map(([slug, changes]) => [
    `guides/${slug}.md`,
    `---\n${JSON.stringify({ ...validGuide, slug, ...changes })}\n---\n\nText.\n`,
  ]);
  return folderWith(Object.fromEntries(files));
}

test('valid entries are read in order, each with its path', () => {
  const entries = readCollections(folderOf({ second: {}, first: {} }), facts);
  expect(entries.map(({ path }) => path)).toEqual([
    '/helpful-links/first',
    '/helpful-links/second',
  ]);
});

test('problems in several files are reported at once', () => {
  const folder = folderOf({ first: { title: 'x' }, second: {}, third: { date: 'tomorrow' } });
  expect(() => readCollections(folder, facts)).toThrow(
    /first\.md: title\n[\s\S]*third\.md: date\n/,
  );
});

test('a refusal is printed without the calls that led to it', () => {
  const { stack } = new ContentError([
    { file: 'one.md', field: 'title', expected: 'a text', received: 'nothing' },
  ]);
  expect(stack).toBe('ContentError: one.md: title\n  expected: a text\n  received: nothing');
});
