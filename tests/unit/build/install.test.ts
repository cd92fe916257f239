import { mkdirSync, symlinkSync } from 'node:fs';
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

test('packages are installed anew where one is missing or of another version', () => {
  expect(isInstalled(projectWith(hono))).toBe(true);
  expect(isInstalled(projectWith({ 'node_modules/hono': { version: '3.0.0' } }))).toBe(false);
  expect(isInstalled(projectWith({}))).toBe(false);
});
