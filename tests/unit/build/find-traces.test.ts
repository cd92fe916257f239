import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findTraces, hashOf } from '../../../build/test/find-traces.ts';

const picture = Buffer.from([0xff, 0xd8, 1, 2, 3]);
const marks = {
  texts: ['Old & Grey', '(201) 555-7788', 'M1 2.5C3 4'],
  colors: ['#AB12CD'],
  files: new Set([hashOf(picture)]),
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-traces-'));
  mkdirSync(join(folder, 'deep'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  'Welcome to Old &amp; Grey!',
  '{"name":"Old \\u0026 Grey"}',
  '/?q=old%20%26%20grey',
  'oldgrey.test',
  'tel:+12015557788',
  'a{color:#ab12cd}',
  'a{color:#ab12cd80}',
  'url(data:image/svg+xml,%23AB12CD)',
  'a{color:rgb(171 18 205 / 50%)}',
  'rgba(171, 18, 205, .5)',
  '<path d="M1 2.5C3 4Z"/>',
])('a trace is found in %s', async (text) => {
  writeFileSync(join(folder, 'deep/page.html'), text);
  expect(await findTraces(folder, marks)).toEqual([expect.stringMatching(/^deep\/page\.html: .+/)]);
});

test('a file that was kept is found, whatever its name', async () => {
  writeFileSync(join(folder, 'deep/new.jpg'), picture);
  expect(await findTraces(folder, marks)).toEqual(['deep/new.jpg: the whole file']);
});

test.each(['Older and greyer', '(201) 555-7789', '#ab12ce', 'rgb(171 18 20)'])(
  'there is no trace in %s',
  async (text) => {
    writeFileSync(join(folder, 'page.html'), text);
    expect(await findTraces(folder, marks)).toEqual([]);
  },
);
