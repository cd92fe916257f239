import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  charactersInRange,
  charactersOfHeadings,
  usedCharacters,
} from '#build/fonts/used-characters.ts';

const typedFace = 'components/layout/typed-characters.css';

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
  for (const character of 'Az09 “”‘’–—…©') expect(characters).toContain(character);
});

test('what visitors may type is drawn by one face or the other, and nothing by both', async () => {
  const texts = await usedCharacters([await folderWith({})]);
  const typed = charactersInRange(await readFile(typedFace, 'utf8'));
  for (const character of '{"}#<é>Ñß~œ') expect(typed).toContain(character);
  for (let code = 0x20; code < 0x7f; code += 1) expect(texts + typed).toContain(toText(code));
  expect([...typed].filter((character) => texts.includes(character))).toEqual([]);
});

test('every title and heading of the content is in the characters of headings', async () => {
  const known = charactersOfHeadings(await usedCharacters(['content']));
  const names = await readdir('content', { recursive: true });
  const texts = await Promise.all(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFile(join('content', name), 'utf8')),
  );
  const headings = texts.flatMap((text) => text.match(/^(?:#+ |title: ").*$/gm) ?? []);
  const letters = headings.map((line) => line.replace(/^#+ |^title: "|"$/g, '')).join('');
  expect(headings.length).toBeGreaterThan(0);
  expect([...letters].filter((letter) => !known.includes(letter))).toEqual([]);
});

test('a stylesheet without a range is refused', () => {
  expect(() => charactersInRange('@font-face {}')).toThrow('no unicode-range');
});

function toText(code: number): string {
  return String.fromCodePoint(code);
}
