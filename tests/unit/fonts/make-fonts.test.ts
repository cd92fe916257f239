import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFonts } from '#build/fonts/make-fonts.ts';

const few = { headings: 'abc', texts: 'abc', typed: 'é' };
const many = { headings: 'abcdefgh', texts: 'abcdefgh', typed: 'éàôü' };

function createCache(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'fonts-'));
}

test('the fonts are made, as WOFF2, and weigh less for fewer characters', async () => {
  const cache = await createCache();
  const [light, heavy] = await Promise.all([makeFonts(cache, few), makeFonts(cache, many)]);
  for (const name of ['cormorant-garamond', 'source-sans-3', 'source-sans-3-typed']) {
    const font = await readFile(join(light, `${name}.woff2`));
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan((await stat(join(heavy, `${name}.woff2`))).size);
  }
});

test('fonts for the same characters are made once', async () => {
  const cache = await createCache();
  const folder = await makeFonts(cache, few);
  const first = await stat(join(folder, 'source-sans-3.woff2'));
  expect(await makeFonts(cache, few)).toBe(folder);
  expect((await stat(join(folder, 'source-sans-3.woff2'))).mtimeMs).toBe(first.mtimeMs);
});
