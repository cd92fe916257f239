import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a practice could be recognized by in another's site. */
export interface Marks {
  /** Names, numbers and addresses, whatever stands between their words. */
  texts: readonly string[];
  /** As `#rrggbb`. */
  colors: readonly string[];
  /** Paths of SVG files, by the beginning of their outlines. */
  outlines: readonly string[];
  /** Files, by what `hashOf` answers. */
  files: ReadonlySet<string>;
}

/**
 * Finds what a build still holds of a practice that was replaced.
 * @param folder what was built
 * @returns each file with what was found there
 */
export function findTraces(folder: string, marks: Marks): string[] {
  const patterns = [
    ...marks.texts.map(textPattern),
    ...marks.colors.map(colorPattern),
    ...marks.outlines.map(textPattern),
  ];
  return listFiles(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    // A character for each byte: what is written within a picture is text, too.
    const text = bytes.toString('latin1');
    const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (marks.files.has(hashOf(bytes))) found.push('the whole file');
    return found.map((trace) => `${relative(folder, file)}: ${trace}`);
  });
}

/** Every file below a folder. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Tells files apart by what they hold. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** In HTML, in an address and in JSON, an ampersand and a blank are written in different ways. */
function textPattern(text: string): RegExp {
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  return new RegExp(words.join(String.raw`(?:&amp;|%\d\d|\\u00\d\d|[^a-z0-9]){0,9}`), 'i');
}

function colorPattern(color: string): RegExp {
  const hex = color.slice(1);
  const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23)${hex}|\\b${channels.join('[\\s,]+')}\\b`, 'i');
}
