import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentTexts, inEditorForm } from '#tools/format/format-content.ts';

test('every text is in the form in which the editor saves it; `npm run format` brings it there', () => {
  const files = contentTexts();
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    expect(inEditorForm(file, text), file).toBe(text);
  }
});
