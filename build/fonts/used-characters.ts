import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const withText = /\.(md|tsx?|css)$/;

/** What may be written any day, whatever the texts hold now: plain English and its typography.
 * By their numbers, because this file is read for characters too. */
const always = `${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)} !%&'()*+,-./:;?@_\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00d7\u00a9`;

/**
 * What the site's texts are written with: plain English, and every character beyond ASCII that the
 * files of `folders` hold, in both cases; each once, in order. ASCII in those files says nothing,
 * being mostly code.
 */
export async function usedCharacters(folders: readonly string[]): Promise<string> {
  const files = (await Promise.all(folders.map(listTexts))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const special = new Set(texts.flatMap((text) => text.match(/[^\0-\x7f]/gu) ?? []));
  const cases = [...special].flatMap((one) => [one, ...one.toUpperCase(), ...one.toLowerCase()]);
  return [...new Set([...always, ...cases])].sort().join('');
}

/** Those of the given characters that headings are written with: the rest are signs of small print. */
export function charactersOfHeadings(characters: string): string {
  return characters.replace(/[*@_\u00b7\u00d7\u00a9]/gu, '');
}

async function listTexts(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => withText.test(name)).map((name) => join(folder, name));
}

/**
 * The characters of the first `unicode-range` in a stylesheet.
 * @throws Error where it has none
 */
export function charactersInRange(css: string): string {
  const [, list] = css.match(/unicode-range:([^;]+);/) ?? [];
  if (!list) throw new Error('The stylesheet has no unicode-range.');
  const numbers = (part: string) => part.split('-').map((code) => Number.parseInt(code, 16));
  return [...list.matchAll(/U\+([\dA-F-]+)/gi)]
    .map(([, part = '']) => numbers(part))
    .map(([first = 0, last = first]) => range(first, last))
    .join('');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
}
