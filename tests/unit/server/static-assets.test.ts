import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staticAssets } from '#server/node/bindings.ts';
import { folderWith } from '../folder-with.ts';

test('a page that changes gets another ETag, though its size and date stay', async () => {
  const folder = folderWith({ 'contact.html': '', 'plain.html': 'as before' });
  async function headersOf(path: string, text: string) {
    const file = join(folder, 'contact.html');
    writeFileSync(file, text);
    // The date of every file in a reproducible image.
    utimesSync(file, 1, 1);
    const { headers } = await staticAssets(folder).fetch(new URL(path, 'http://localhost'));
    return { tag: headers.get('ETag'), changed: headers.get('Last-Modified') };
  }
  const before = await headersOf('/contact', 'Call (973) 555-0142');
  expect(before.tag).toMatch(/^"\w+"$/);
  expect(await headersOf('/contact', 'Call (973) 555-0142')).toEqual(before);
  const after = await headersOf('/contact', 'Call (973) 555-0143');
  expect(after.tag).not.toBe(before.tag);
  // A cache would compare the date.
  expect([before.changed, after.changed]).toEqual([null, null]);
  expect((await headersOf('/plain', '1')).tag).toBe((await headersOf('/plain', '2')).tag);
});
