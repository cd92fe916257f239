import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findBrowser } from '../../../tools/test/browser.ts';
import { folderWith } from '../folder-with.ts';

const folder = folderWith({ starts: '#!/bin/sh\nexit 0\n', fails: '#!/bin/sh\nexit 127\n' });
for (const name of ['starts', 'fails']) chmodSync(join(folder, name), 0o755);

test('CHROMIUM_PATH is the only choice when it is set', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'starts'));
  expect(findBrowser()).toBe(join(folder, 'starts'));
});

test.each(['fails', 'missing'])('a CHROMIUM_PATH that %s is refused by name', (name) => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, name));
  expect(() => findBrowser()).toThrow(`CHROMIUM_PATH names ${join(folder, name)}`);
});
