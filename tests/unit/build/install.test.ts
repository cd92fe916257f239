import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../../build/run/install.mjs';

let folder: string;

function lock(file: string, packages: Record<string, object>): void {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  for (const name of ['.bin', 'hono'])
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.bin/node'), '');
  lock('package-lock.json', {
    '': { version: '1.0.0' },
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  });
  lock('node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.0.0' } });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('what the lockfile asks for is installed, even without an optional package', () => {
  expect(isInstalled(folder)).toBe(true);
});

test('a package of another version is not installed', () => {
  lock('node_modules/.package-lock.json', { 'node_modules/hono': { version: '3.0.0' } });
  expect(isInstalled(folder)).toBe(false);
});

test('a package that is in no record is not installed', () => {
  lock('node_modules/.package-lock.json', {});
  expect(isInstalled(folder)).toBe(false);
});

test('a package whose folder is gone is not installed', () => {
  rmSync(join(folder, 'node_modules/hono'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

test('a package for another kind of machine is not installed', () => {
  const other = { version: '4.0.0', os: ['no-such-system'] };
  lock('node_modules/.package-lock.json', { 'node_modules/hono': other });
  expect(isInstalled(folder)).toBe(false);
});

test('a folder without modules has nothing installed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
