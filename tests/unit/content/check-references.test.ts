import { expect, test } from 'vitest';
import { checkReferences } from '#build/content/check-references.ts';
import type { AddressedEntry } from '#build/content/collections.ts';
import { readEntry } from '#build/content/read-entry.ts';
import { guideSchema } from '#content/schema/article.ts';
import { folderWith } from '../folder-with.ts';
import { complaintAbout, validGuide, writeEntry } from './entry-files.ts';

const contentFolder = folderWith({ [`images/${validGuide.image.file}`]: '' });

const sources = Object.fromEntries(
  validGuide.sources.map((id) => [id, { organization: 'CDC', title: id }]),
);

/** A guide as the collections hand it out. */
function guide(changes: object, body?: string): AddressedEntry {
  const entry = readEntry(writeEntry({ ...validGuide, ...changes }, body), guideSchema);
  return { collection: 'guides', path: '/helpful-links/clean-lenses', entry };
}

function complaintOf(entry: AddressedEntry): string {
  return complaintAbout(() => checkReferences([entry], sources, contentFolder));
}

const own = ['/helpful-links/clean-lenses', '/helpful-links/clean-lenses#wash'];

test('references that resolve pass', () => {
  expect(
    complaintOf(guide({ related: own }, 'See [the start](/helpful-links/clean-lenses).')),
  ).toBe('');
});

test('a related page that does not exist is named', () => {
  expect(complaintOf(guide({ related: [...own, '/services/nope'] }))).toMatch(
    /clean-lenses\.md: related\n {2}expected: the path of an existing page\n {2}received: \/services\/nope/,
  );
});

test('a link in the text that leads nowhere is named', () => {
  expect(complaintOf(guide({ related: own }, 'See [this](/helpful-links/nope#wash).'))).toMatch(
    /clean-lenses\.md: body\n.*\n {2}received: \/helpful-links\/nope#wash/,
  );
});

test.each(['[shop](www.example.org)', '[contact](contact)', '![A frame](frame.png)'])(
  'the address of %s is one that no visitor would reach',
  (markdown) => {
    expect(complaintOf(guide({ related: own }, markdown))).toMatch(
      /clean-lenses\.md: body\n {2}expected: an address that begins with https:/,
    );
  },
);

test('a picture that is no file is named', () => {
  const image = { file: 'guide-nope.jpg', alt: 'A picture that nobody took' };
  expect(complaintOf(guide({ related: own, image }))).toMatch(
    /clean-lenses\.md: image\.file\n {2}expected: a file in content\/images\n {2}received: guide-nope\.jpg/,
  );
});

test('a tool below a section that the text does not have is named', () => {
  const tool = { name: 'break-timer', after: 'wash' };
  expect(complaintOf(guide({ related: own, tool }, '## Wash\n\nBy hand.'))).toBe('');
  expect(complaintOf(guide({ related: own, tool }, '## Rinse\n\nBy hand.'))).toMatch(
    /clean-lenses\.md: tool\.after\n {2}expected: a section of the text\n {2}received: wash/,
  );
});

test('every dead reference is named at once', () => {
  const complaint = complaintOf(guide({ related: ['/one', '/two'] }));
  expect(complaint).toContain('/one');
  expect(complaint).toContain('/two');
});

/** What is said of two entries with these addresses and places in the order. */
function complaintOfTwo(paths: readonly [string, string], orders: readonly [number, number]) {
  const entries = paths.map((path, index): AddressedEntry => {
    const { collection, entry } = guide({ related: paths });
    const record = { ...entry.record, order: orders[index] };
    return { collection, path, entry: { ...entry, file: `${index + 1}.md`, record } };
  });
  return complaintAbout(() => checkReferences(entries, sources, contentFolder));
}

test('two entries in one place of the order, or at one address, are named together', () => {
  expect(complaintOfTwo(['/one', '/two'], [3, 4])).toBe('');
  expect(complaintOfTwo(['/one', '/two'], [3, 3])).toMatch(
    /1\.md and 2\.md: order\n {2}expected: a number of its own for each\n {2}received: 3 in both/,
  );
  expect(complaintOfTwo(['/one', '/one'], [3, 4])).toMatch(
    /1\.md and 2\.md: slug\n {2}expected: an address of its own for each\n {2}received: \/one in both/,
  );
});
