import { expect, test } from 'vitest';
import { findSampleLeaks, hashOf } from '../../../tools/test/find-sample-leaks.ts';
import { folderWith } from '../folder-with.ts';

const picture = Buffer.from([0xff, 0xd8, 1, 2, 3]);
const marks = {
  texts: ['Old & Grey', '(201) 555-7788'],
  colors: ['#AB12CD'],
  files: new Set([hashOf(picture)]),
};

test('a name, a number, a color and a file of the sample practice are found in a build', async () => {
  const build = folderWith({
    'name.html': 'Welcome to Old &amp; Grey!',
    'number.html': 'tel:+12015557788',
    'color.css': 'a{color:rgb(171 18 205 / 50%)}',
    'new.jpg': picture,
    'clean.html': 'Older and greyer, (201) 555-7789, #ab12ce',
  });
  const traces = (await findSampleLeaks(build, marks)).map((trace) => trace.replace(/:.*/, ''));
  expect(traces.sort()).toEqual(['color.css', 'name.html', 'new.jpg', 'number.html']);
});
