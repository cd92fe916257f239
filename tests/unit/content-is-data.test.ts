import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** File types of content: texts, facts, pictures, drawings, videos and documents. */
const data = /\.(?:md|yaml|jpe?g|png|webp|svg|mp4|webm|pdf)$/;

test.each(['content', 'tests/fixture'])('%s contains only data', (folder) => {
  const files = globSync(`${folder}/**/*.*`, { exclude: ['**/.DS_Store'] });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !data.test(file))).toEqual([]);
});
