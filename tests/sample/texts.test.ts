import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { factValues } from '#domain/read/fill-in-facts.ts';
import { contentTexts, inEditorForm } from '#tools/format/format-content.ts';
import { entries } from '../unit/content/all-entries.ts';

test('every text is in the form in which the editor saves it; `npm run format` brings it there', () => {
  const files = contentTexts();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(inEditorForm(file, text), file).toBe(text);
  }
});

test('no text repeats a fact of the practice: it marks where the fact stands', () => {
  // A text may well speak of its state's law.
  const { state: _, ...values } = factValues(readPractice());
  const facts = Object.values(values).filter(Boolean);
  for (const file of globSync('content/**/*.md')) {
    const text = readFileSync(file, 'utf8');
    expect(
      facts.filter((fact) => text.includes(fact)),
      file,
    ).toEqual([]);
  }
});

test('each source of an entry is cited at a sentence of it', () => {
  const uncited = entries.flatMap(({ entry: { file, record } }) => {
    const text = readFileSync(file, 'utf8');
    return (record.sources ?? [])
      .filter((id) => !text.includes(`[^${id}]`))
      .map((id) => [id, file]);
  });
  expect(uncited).toEqual([]);
});
