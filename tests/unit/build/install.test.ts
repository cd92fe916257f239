import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../tools/run/install.mjs';
import { folderWith } from '../folder-with.ts';

const hono = { 'node_modules/hono': { version: '4.0.0' } };

/** A project that wants hono and may have fsevents, with these packages in its `node_modules`. */
function projectWith(packages: object): string {
  const optional = { 'node_modules/fsevents': { version: '2.0.0', optional: true } };
  const wanted = { '': { version: '1.0.0' }, ...hono, ...optional };
  const folder = folderWith({
    'package-lock.json': JSON.stringify({ packages: wanted }),
    'node_modules/.package-lock.json': JSON.stringify({ packages }),
  });
  mkdirSync(join(folder, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  return folder;
}

test('what the lockfile asks for is installed, even without an optional package', () => {
  expect(isInstalled(projectWith(hono))).toBe(true);
});

test.each([
  ['of another version', { 'node_modules/hono': { version: '3.0.0' } }],
  ['that is in no record', {}],
])('a package %s is not installed', (_fault, packages) => {
  expect(isInstalled(projectWith(packages))).toBe(false);
});

test('nothing is installed where the project’s Node does not start', () => {
  const folder = projectWith(hono);
  rmSync(join(folder, 'node_modules/.bin/node'));
  writeFileSync(join(folder, 'node_modules/.bin/node'), 'of another kind of machine');
  expect(isInstalled(folder)).toBe(false);
});

test('a folder without modules has nothing installed', () => {
  const folder = projectWith(hono);
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(isInstalled(folder)).toBe(false);
});
