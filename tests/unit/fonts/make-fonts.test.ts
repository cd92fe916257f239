import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFonts } from '#components/layout/fonts/make-fonts.ts';

function createCache(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'fonts-'));
}

test('both fonts are made, as WOFF2, and weigh less for fewer characters', async () => {
  const cache = await createCache();
  const [few, many] = await Promise.all([makeFonts(cache, 'abc'), makeFonts(cache, 'abcdefgh')]);
  for (const name of ['cormorant-garamond.woff2', 'source-sans-3.woff2']) {
    const font = await readFile(join(few, name));
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThan((await stat(join(many, name))).size);
  }
});

test('fonts for the same characters are made once', async () => {
  const cache = await createCache();
  const folder = await makeFonts(cache, 'abc');
  const first = await stat(join(folder, 'source-sans-3.woff2'));
  expect(await makeFonts(cache, 'abc')).toBe(folder);
  expect((await stat(join(folder, 'source-sans-3.woff2'))).mtimeMs).toBe(first.mtimeMs);
});
