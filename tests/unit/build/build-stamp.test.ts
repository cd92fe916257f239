import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeStamp } from '../../../build/run/build-stamp.ts';

let root: string;
let before: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-stamp-'));
  write('vite.config.ts', 'export default {};');
  write('content/posts/first.md', 'First');
  before = computeStamp(root);
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

test('the stamp stays while nothing changes', () => {
  write('content/posts/first.md', 'First');
  expect(computeStamp(root)).toBe(before);
});

test.each([
  'content/posts/second.md',
  'public/media/loop.mp4',
  'vite.config.ts',
  'package-lock.json',
  '.env',
])('the stamp changes with %s', (file) => {
  write(file, 'Changed');
  expect(computeStamp(root)).not.toBe(before);
});

test.each([
  'public/uploads/image.avif',
  'public/social/home.01234567.jpg',
  'tests/unit/some.test.ts',
  'playwright.config.ts',
  'pages/.DS_Store',
])('the stamp stays with %s, which the build does not read', (file) => {
  write(file, 'Changed');
  expect(computeStamp(root)).toBe(before);
});

test('the stamp changes when a file moves, and with the origin of the site', () => {
  expect(computeStamp(root, 'https://eyes.com')).not.toBe(before);
  renameSync(join(root, 'content/posts/first.md'), join(root, 'content/posts/renamed.md'));
  expect(computeStamp(root)).not.toBe(before);
});
