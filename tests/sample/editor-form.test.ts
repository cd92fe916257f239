import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatEntryText, parseEntryText } from '#build/content/entry-text.ts';
import { practiceFiles, practiceFolders } from '#build/content/practice-schemas.ts';

const schemas = { ...practiceFiles, ...practiceFolders };

test('every text is in the form in which the editor saves it, so that later changes show what was meant', () => {
  for (const file of globSync('content/**/*.{md,yaml}')) {
    const text = readFileSync(file, 'utf8');
    const [, name = ''] = file.match(/practice\/(\w+)/) ?? [];
    const data = parseEntryText(text);
    const schema = schemas[name as 'locations'];
    expect(formatEntryText(schema ? schema.parse(data) : data), file).toBe(text);
  }
});
