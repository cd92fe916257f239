import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const withText = /\.(md|tsx?|css)$/;

/** What may be written any day, whatever the texts hold now: printable ASCII and typography.
 * By their numbers, because this file is read for characters too. */
const always = `${range(0x20, 0x7e)}\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00d7\u00a9\u2192\u2190`;

/** What visitors write of themselves into fields: the letters of Western European names. */
export const lettersOfNames = `${range(0xc0, 0xff)}\u0152\u0153\u00a1\u00bf`;

/**
 * Every character that the files of `folders` hold, in both cases, and those that may come any day;
 * each once, in order.
 */
export async function usedCharacters(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(folders.map(listTexts));
  const characters = new Set(always);
  for (const file of files.flat()) {
    for (const character of await readFile(file, 'utf8')) characters.add(character);
  }
  const used = [...characters].filter((character) => character >= ' ');
  const cases = used.flatMap((one) => [one, ...one.toUpperCase(), ...one.toLowerCase()]);
  return [...new Set(cases)].sort().join('');
}

async function listTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => withText.test(name)).map((name) => join(folder, name));
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
