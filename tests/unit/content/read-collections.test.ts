import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectionNames } from '#build/content/collection-schemas.ts';
import { readCollections } from '#build/content/collections.ts';
import { readPractice } from '#build/content/read-practice.ts';
import { makeContentFolder, validGuide } from './entry-files.ts';

const facts = readPractice();

/** A content folder with these guides and nothing else. */
function folderOf(guides: Record<string, object>): string {
  const folder = makeContentFolder();
  for (const name of collectionNames) mkdirSync(join(folder, name));
  for (const [slug, changes] of Object.entries(guides)) {
    const frontMatter = JSON.stringify({ ...validGuide, slug, ...changes });
    writeFileSync(join(folder, 'guides', `${slug}.md`), `---\n${frontMatter}\n---\n\nText.\n`);
  }
  return folder;
}

test('entries that are right are read in order, each with its address', () => {
  const entries = readCollections(folderOf({ second: {}, first: {} }), facts);
  expect(entries.map(({ path }) => path)).toEqual([
    '/helpful-links/first',
    '/helpful-links/second',
  ]);
});

test('what is wrong with several files is said at once', () => {
  const folder = folderOf({ first: { title: 'x' }, second: {}, third: { date: 'tomorrow' } });
  expect(() => readCollections(folder, facts)).toThrow(
    /first\.md: title\n[\s\S]*third\.md: date\n/,
  );
});
