import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEntry } from '#build/content/read-entry.ts';
import { ContentError } from '#domain/read/content-error.ts';
import { toHtml } from '#domain/read/render-markdown.ts';
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

test('a first-level heading becomes a section', () => {
  const { body } = readEntry(writeEntry(validGuide, '# Wash\n\nYour hands.'), guideSchema);
  expect(toHtml(body.tree)).toContain('<h2 id="wash">Wash</h2>');
  expect(body.sections).toContainEqual({ id: 'wash', title: 'Wash' });
});

test('a heading gets another ID than the part of the page with the same name', () => {
  const names = ['Wash', 'Menu', 'Sources', 'Source 2', 'Related', 'At home', 'Sources'];
  const body = names.map((name) => `## ${name}\n\nA text.`).join('\n\n');
  const { sections } = readEntry(writeEntry(validGuide, body), guideSchema).body;
  const ids = sections.map(({ id }) => id);
  expect(ids[0]).toBe('wash');
  expect(new Set(ids).size).toBe(names.length);
  for (const own of ['menu', 'sources', 'source-2', 'related', 'at-home']) {
    expect(ids).not.toContain(own);
  }
});

test('any past day and any day within a year from now is accepted', () => {
  const soon = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
  for (const date of ['1999-12-31', '2024-02-29', '2026-11-22', soon]) {
    expect(complaintOf({ ...validGuide, date }), date).toBe('');
  }
});

test('an invalid date is reported once', () => {
  expect(complaintOf({ ...validGuide, date: 'tomorrow' }).match(/expected:/g)).toHaveLength(1);
});

test('an unknown field is reported', () => {
  expect(complaintOf({ ...validGuide, titel: 'x' })).toContain('titel');
});

test('a slug that differs from the file’s name is reported', () => {
  expect(complaintOf(validGuide, 'other-name')).toMatch(
    /slug\n {2}expected: "other-name".*\n {2}received: "clean-lenses"/,
  );
});

test('front matter that isn’t valid YAML is reported with its file', () => {
  const file = writeEntry(validGuide);
  writeFileSync(file, '---\ntitle: "open\n---\n');
  expect(() => readEntry(file, guideSchema)).toThrow(ContentError);
  expect(() => readEntry(file, guideSchema)).toThrow(
    /clean-lenses\.md: front matter\n {2}expected: YAML/,
  );
});

test('a text without front matter gets an error for each missing field', () => {
  const file = writeEntry(validGuide);
  writeFileSync(file, 'Wash your hands.\n');
  const complaint = complaintAbout(() => readEntry(file, guideSchema));
  expect(complaint).toMatch(/: slug\n[\s\S]*: title\n/);
  expect(complaint).not.toContain('a field of the schema');
});

test('all mistakes in an entry are reported at once', () => {
  const complaint = complaintOf({ ...validGuide, title: 'x', closing: 'y' });
  expect(complaint).toContain(': title\n');
  expect(complaint).toContain(': closing\n');
});

test('HTML in a text is dropped', () => {
  const { body } = readEntry(
    writeEntry(validGuide, 'Before <script>alert(1)</script><img src=x onerror=alert(1)> after'),
    guideSchema,
  );
  expect(toHtml(body.tree)).not.toMatch(/<script|<img|onerror/);
});

test('an entry is read again only when its text has changed', () => {
  const file = writeEntry(validGuide);
  const first = readEntry(file, guideSchema);
  expect(readEntry(file, guideSchema)).toBe(first);
  writeFileSync(file, `---\n${JSON.stringify(validGuide)}\n---\n\nDry them, too.\n`);
  expect(readEntry(file, guideSchema).markdown).toMatch(/^Dry them, too\.$/);
});
