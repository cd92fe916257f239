import { expect, test } from 'vitest';
import { findTraces, hashOf } from '../../../tools/test/find-traces.ts';
import { folderWith } from '../folder-with.ts';

const picture = Buffer.from([0xff, 0xd8, 1, 2, 3]);
const marks = {
  texts: ['Old & Grey', '(201) 555-7788', 'M1 2.5C3 4'],
  colors: ['#AB12CD'],
  files: new Set([hashOf(picture)]),
};

/** What is found in a build that has this one file. */
function tracesIn(file: string, content: string | Uint8Array): Promise<string[]> {
  return findTraces(folderWith({ [file]: content }), marks);
}

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
  expect(await tracesIn('deep/page.html', text)).toEqual([
    expect.stringMatching(/^deep\/page\.html: .+/),
  ]);
});

test('a file that was kept is found, whatever its name', async () => {
  expect(await tracesIn('deep/new.jpg', picture)).toEqual(['deep/new.jpg: the whole file']);
});

test.each(['Older and greyer', '(201) 555-7789', '#ab12ce', 'rgb(171 18 20)'])(
  'there is no trace in %s',
  async (text) => {
    expect(await tracesIn('page.html', text)).toEqual([]);
  },
);
