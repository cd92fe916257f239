import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no two animations have the same name', () => {
  const sheets = globSync(['components/**/*.css', 'public/*.css']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const names = Array.from(sheets.join('\n').matchAll(/@keyframes ([\w-]+)/g), ([, name]) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toEqual([...new Set(names)]);
});
