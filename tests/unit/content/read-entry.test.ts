import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { ContentError } from '#domain/read/content-error.ts';
import { guideSchema } from '#domain/schema/article.ts';
import { complaintAbout, complaintOf, validGuide, writeEntry } from './entry-files.ts';

function withFocus(focus: unknown) {
  return { ...validGuide.image, focus };
}

const wrongFields: [field: string, value: unknown, expected: string, received: string][] = [
  ['title', undefined, 'a string', 'nothing'],
  ['slug', 'Clean lenses', 'a slug such as dry-eye', '"Clean lenses"'],
  ['slug', 'index', 'a slug that the site does not use itself', '"index"'],
  ['title', 'Short', 'at least 10 characters', '"Short" (5 characters)'],
  ['metaDescription', 'Too short.', 'at least 70 characters', '(10 characters)'],
  ['metaDescription', 'x'.repeat(161), 'at most 160 characters', '(161 characters)'],
  ['date', 'March 21, 2023', 'an ISO date (YYYY-MM-DD)', '"March 21, 2023"'],
  ['date', '2023-02-30', 'an ISO date (YYYY-MM-DD)', '"2023-02-30"'],
  ['date', '2999-01-01', 'a day that is at most a year from now', '"2999-01-01"'],
  ['category', undefined, 'a string', 'nothing'],
  ['image.alt', { file: 'clean-lens.jpg' }, 'a string', 'nothing'],
  ['facts', [], 'at least 1 entry', '0 entries'],
  ['keywords', 'x'.repeat(501), 'at most 500 characters', '(501 characters)'],
  ['keywords', ['lens', 'case'], 'a string', '2 entries'],
  ['image.focus.x', withFocus({ x: 101, y: 50 }), 'at most 100', '101'],
  ['image.focus.y', withFocus({ x: 50, y: -1 }), 'at least 0', '-1'],
  ['image.focus.y', withFocus({ x: 50 }), 'a number', 'nothing'],
  ['image.focus', withFocus('center'), 'an object', '"center"'],
  ['related.0', ['https://example.com', '/blog'], 'a path of this site', '"https://example.com"'],
];

test.each(wrongFields)('a wrong %s stops the build: %j', (field, value, expected, received) => {
  const root = field.split('.')[0] ?? field;
  const complaint = complaintOf({ ...validGuide, [root]: value });
  expect(complaint).toContain(`clean-lenses.md: ${field}\n`);
  expect(complaint).toContain(`expected: ${expected}`);
  expect(complaint).toContain('received: ');
  expect(complaint).toContain(received);
});

test.each([
  { keywords: 'cleaner solution case' },
  { image: withFocus({ x: 0, y: 100 }) },
  { image: withFocus({ x: 33.5, y: 50 }) },
])('an entry may have keywords and a focus: %j', (fields) => {
  expect(complaintOf({ ...validGuide, ...fields })).toBe('');
});

test('a correct entry is read with its text, sections and links', () => {
  const body = 'First [see the doctor](/blog).\n\n## Wash\n\nYour hands.\n\n## Rinse\n\nTwice.';
  const { record, body: rendered } = readEntry(writeEntry(validGuide, body), guideSchema);
  expect(record.title).toBe(validGuide.title);
  expect(rendered.sections).toEqual([
    { id: 'wash', title: 'Wash' },
    { id: 'rinse', title: 'Rinse' },
  ]);
  expect(rendered.links).toEqual(['/blog']);
  const { words } = readEntry(writeEntry(validGuide, `One more. ${body}`), guideSchema).body;
  expect(words).toBe(rendered.words + 2);
});

test('a heading of the first level is a section: the page has its title already', () => {
  const { body } = readEntry(writeEntry(validGuide, '# Wash\n\nYour hands.'), guideSchema);
  expect(body.html).toContain('<h2 id="wash">Wash</h2>');
  expect(body.sections).toContainEqual({ id: 'wash', title: 'Wash' });
});

test('a day of any year that is past, or of the year to come, is accepted', () => {
  const soon = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  for (const date of ['1999-12-31', '2024-02-29', '2026-11-22', soon]) {
    expect(complaintOf({ ...validGuide, date }), date).toBe('');
  }
});

test('a date that is none is complained of once', () => {
  expect(complaintOf({ ...validGuide, date: 'tomorrow' }).match(/expected:/g)).toHaveLength(1);
});

test('an unknown field is named', () => {
  expect(complaintOf({ ...validGuide, titel: 'x' })).toContain('titel');
});

test('a slug that is not the name of its file is named', () => {
  expect(complaintOf(validGuide, 'other-name')).toMatch(
    /slug\n {2}expected: "other-name".*\n {2}received: "clean-lenses"/,
  );
});

test('front matter that is no YAML stops the build with the file named', () => {
  const file = writeEntry(validGuide);
  writeFileSync(file, '---\ntitle: "open\n---\n');
  expect(() => readEntry(file, guideSchema)).toThrow(ContentError);
  expect(() => readEntry(file, guideSchema)).toThrow(
    /clean-lenses\.md: front matter\n {2}expected: YAML/,
  );
});

test('a text without front matter is told each field that it lacks', () => {
  const file = writeEntry(validGuide);
  writeFileSync(file, 'Wash your hands.\n');
  const complaint = complaintAbout(() => readEntry(file, guideSchema));
  expect(complaint).toMatch(/: slug\n[\s\S]*: title\n/);
  expect(complaint).not.toContain('a field of the schema');
});

test('every mistake of an entry is named at once', () => {
  const complaint = complaintOf({ ...validGuide, title: 'x', closing: 'y' });
  expect(complaint).toContain(': title\n');
  expect(complaint).toContain(': closing\n');
});

test('HTML in a text is dropped, not passed on', () => {
  const { body } = readEntry(
    writeEntry(validGuide, 'Before <script>alert(1)</script><img src=x onerror=alert(1)> after'),
    guideSchema,
  );
  expect(body.html).not.toMatch(/<script|<img|onerror/);
});

test('an entry is read again only when its text has changed', () => {
  const file = writeEntry(validGuide);
  const first = readEntry(file, guideSchema);
  expect(readEntry(file, guideSchema)).toBe(first);
  writeFileSync(file, `---\n${JSON.stringify(validGuide)}\n---\n\nDry them, too.\n`);
  expect(readEntry(file, guideSchema).markdown).toMatch(/^Dry them, too\.$/);
});
