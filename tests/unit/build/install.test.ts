import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../../../build/run/install.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  lock('package-lock.json', {
    '': { version: '1.0.0' },
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  });
  lock('node_modules/.package-lock.json', { 'node_modules/hono': { version: '4.0.0' } });
});

afterEach(() => rmSync(folder, { recursive: true }));

test('what the lockfile asks for is installed, even without an optional package', () => {
  expect(isInstalled(folder)).toBe(true);
});

test.each([
  ['of another version', { 'node_modules/hono': { version: '3.0.0' } }],
  ['that is in no record', {}],
])('a package %s is not installed', (_fault, packages) => {
  lock('node_modules/.package-lock.json', packages);
  expect(isInstalled(folder)).toBe(false);
});

test('nothing is installed where the project’s Node does not start', () => {
  rmSync(join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'node_modules/.bin/node'), 'of another kind of machine');
  expect(isInstalled(folder)).toBe(false);
});

test('a folder without modules has nothing installed', () => {
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});

function lock(file: string, packages: Record<string, object>) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}
