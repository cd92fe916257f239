import { globSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an owner's folder may hold: texts, facts, pictures, drawings, videos and documents. */
const data = /\.(?:md|yaml|jpe?g|png|webp|svg|mp4|webm|pdf)$/;

test.each(['content', 'tests/another-practice/content'])('%s is data only', (folder) => {
  const files = globSync(`${folder}/**/*.*`, { exclude: ['**/.DS_Store'] });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !data.test(file))).toEqual([]);
});
