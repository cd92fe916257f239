import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usedCharacters } from '#components/layout/fonts/used-characters.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'texts-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('characters of texts count in both cases, each once', async () => {
  const folder = await folderWith({ 'one.md': 'Café', 'two.tsx': 'é' });
  const characters = [...(await usedCharacters([folder]))];
  expect(characters.filter((character) => 'éÉ'.includes(character)).sort()).toEqual(['É', 'é']);
});

test('what is no text does not count', async () => {
  const folder = await folderWith({ 'one.json': 'ж' });
  expect(await usedCharacters([folder])).not.toContain('ж');
});

test('plain English and its typography are there before any text needs them', async () => {
  const characters = await usedCharacters([await folderWith({})]);
  for (const character of 'Az09~ “”‘’–—…©→') expect(characters).toContain(character);
});
