import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '#build/content/read-practice.ts';
import { factValues } from '#domain/read/fill-in-facts.ts';
import { contentTexts, inEditorForm } from '#tools/format/format-content.ts';
import { entries } from '../unit/content/all-entries.ts';

test('every text is formatted as the editor saves it (else run `npm run format`)', () => {
  const files = contentTexts();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(inEditorForm(file, text), file).toBe(text);
  }
});

test('texts use placeholders for the practice’s facts', () => {
  // Texts may name the state, for example its law.
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

test('each source of an entry is cited in its text', () => {
  const uncited = entries.flatMap(({ entry: { file, record } }) => {
    const text = readFileSync(file, 'utf8');
    return (record.sources ?? [])
      .filter((id) => !text.includes(`[^${id}]`))
      .map((id) => [id, file]);
  });
  expect(uncited).toEqual([]);
});
