import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../../../tools/run/install.mjs';
import { folderWith } from '../folder-with.ts';

const hono = { 'node_modules/hono': { version: '4.0.0' } };

/** Creates a project that requires hono, has fsevents as optional, and has `packages` installed. */
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

test('packages count as installed only with every version of the lockfile', () => {
  expect(isInstalled(projectWith(hono))).toBe(true);
  expect(isInstalled(projectWith({ 'node_modules/hono': { version: '3.0.0' } }))).toBe(false);
  expect(isInstalled(projectWith({}))).toBe(false);
});
