import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { contentFolder } from '#build/content-folder.ts';
import { type ReviewedText, reviewOf } from '#domain/articles/medical-review.ts';
import { fingerprintOf, signReview } from '#domain/read/review.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { careSchema } from '#domain/schema/practice/care.ts';
import { folderWith } from '../folder-with.ts';
import { validGuide, writeEntry } from './entry-files.ts';

const care = careSchema.parse({ reviewer: { name: 'Given Family', degree: 'OD' } });
const body = 'Wash your hands.';
const review = signReview({ ...validGuide, body }, 'Given Family', '2026-05-10');

/** Returns the review date that a guide's page may show, if any. */
function claimOf(change: object, text = body): string | undefined {
  const guide = readEntry(writeEntry({ ...validGuide, review, ...change }, text), guideSchema);
  return reviewOf(guide.record, care)?.date;
}

test('a text keeps its review while its medical content is unchanged', () => {
  expect(claimOf({})).toBe('2026-05-10');
  expect(claimOf({ updated: '2026-05-11', keywords: 'soap', related: ['/blog', '/'] })).toBe(
    '2026-05-10',
  );
  expect(claimOf({ image: { file: 'other.jpg', alt: 'Another picture' } })).toBe('2026-05-10');
});

test.each([
  ['its text', {}, 'Wash your hands twice.'],
  ['its title', { title: 'How to Rinse a Lens' }],
  ['a sign', { signs: validGuide.signs.slice(1) }],
  ['a number', { facts: [{ ...validGuide.facts[0], figure: '4 months' }] }],
  ['a source', { sources: ['cdc-wear', 'fda-risks', 'nei-care'] }],
])('a text loses its review when %s changes', (_, change, text?) => {
  expect(claimOf(change, text)).toBeUndefined();
});

test('a review only counts for the current reviewer', () => {
  const text: ReviewedText = { review };
  expect(reviewOf(text, care)).toEqual({ name: 'Given Family', degree: 'OD', date: '2026-05-10' });
  const other = careSchema.parse({ reviewer: { name: 'Other Family', degree: 'MD' } });
  expect(reviewOf(text, other)).toBeUndefined();
  expect(reviewOf(text, careSchema.parse({}))).toBeUndefined();
  expect(reviewOf({}, care)).toBeUndefined();
});

test('a fingerprint depends on the words, not on the file’s layout', () => {
  const text = {
    title: 'How to Clean a Lens',
    facts: [{ figure: '3 months', text: 'Then throw it away.' }],
    body: 'Wash your hands.\n\nDry them – well.\n',
  };
  // 64-bit FNV-1a of the fields as JSON, sorted by name; computed in Python.
  expect(fingerprintOf(text)).toBe('625f4bf145471022');
  const laidOutAnew = {
    body: 'Wash your\nhands.  Dry them – well.',
    closing: '',
    facts: [{ text: 'Then throw it away.', figure: '3 months' }],
    sources: [],
    title: text.title,
    updated: '2026-05-11',
  };
  expect(fingerprintOf(laidOutAnew)).toBe(fingerprintOf(text));
});

test('the command signs a text and reports it once it has changed', () => {
  const { name, read, write, reviewed } = desk();
  expect(reviewed(name)).toMatch(/: reviewed by .+ on \d{4}-\d\d-\d\d\n$/);
  expect(read()).toContain('fingerprint:');
  expect(reviewed()).toContain(`${name}: reviewed by `);
  write(read().replace('closing: ', 'closing: Now '));
  expect(reviewed()).toContain(`${name}: CHANGED since it was reviewed by `);
});

test('--small keeps the review’s date and requires an existing review', () => {
  const { name, read, write, reviewed } = desk();
  write(read().replace(/review:\n(?: {2}.*\n)+/, ''));
  const unsigned = read();
  expect(reviewed('--small', name)).toContain('has no review by');
  expect(read()).toBe(unsigned);
  reviewed(name);
  write(
    read()
      .replace(/(by: .+\n {2}date: ).+/, '$12026-02-03')
      .replace('closing: ', 'closing: Now '),
  );
  expect(reviewed('--small', name)).toMatch(/: reviewed by .+ on 2026-02-03\n$/);
});

test('the command rejects a file that can’t be reviewed', () => {
  const { reviewed } = desk();
  for (const name of ['legal/terms', '../guides/x']) {
    expect(reviewed(name)).toContain(`${name} isn't a text that can be reviewed`);
  }
});

/** Copies the content. Returns helpers for its first guide and the review command. */
function desk() {
  const folder = folderWith();
  cpSync(contentFolder, join(folder, 'content'), { recursive: true });
  const script = resolve('tools/review/sign-review.ts');
  const [guide = ''] = readdirSync(join(folder, 'content/guides'));
  const name = `content/guides/${guide}`;
  const path = join(folder, name);
  return {
    name,
    read: () => readFileSync(path, 'utf8'),
    write: (text: string) => writeFileSync(path, text),
    reviewed(...args: string[]): string {
      const env = { ...process.env, CONTENT: 'content' };
      const options = { cwd: folder, env, encoding: 'utf8' } as const;
      const { stdout, stderr } = spawnSync('node', [script, ...args], options);
      return stdout + stderr;
    },
  };
}
