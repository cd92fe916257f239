import { expect, test } from 'vitest';
import { computeStamp } from '../../../tools/run/build-stamp.ts';
import { folderWith } from '../folder-with.ts';

const files = { 'vite.config.ts': 'export default {};', 'content/posts/first.md': 'First' };
const before = stampOf(files);

function stampOf(all: Record<string, string>): string {
  return computeStamp(folderWith(all));
}

test('the stamp is the same in any folder while nothing changes', () => {
  expect(stampOf(files)).toBe(before);
});

test.each([
  'content/posts/second.md',
  'content/media/loop.mp4',
  'vite.config.ts',
  'package-lock.json',
  'wrangler.toml',
  '.env',
])('the stamp changes with %s', (file) => {
  expect(stampOf({ ...files, [file]: 'Changed' })).not.toBe(before);
});

test.each([
  'public/uploads/image.avif',
  'public/social/home.01234567.jpg',
  'tests/unit/some.test.ts',
  'playwright.config.ts',
  'pages/.DS_Store',
])('the stamp ignores %s, which the build does not read', (file) => {
  expect(stampOf({ ...files, [file]: 'Changed' })).toBe(before);
});

test('the stamp changes when a file is renamed or the site’s origin changes', () => {
  const { 'content/posts/first.md': text, ...others } = files;
  expect(stampOf({ ...others, 'content/posts/renamed.md': text })).not.toBe(before);
  expect(computeStamp(folderWith(files), 'https://eyes.com')).not.toBe(before);
});
