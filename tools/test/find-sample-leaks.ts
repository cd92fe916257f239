import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPractice } from '../../build/content/read-practice.ts';
import { listFiles } from '../../server/node/list-files.ts';
import { leavesOf } from '../deploy/sample-values.ts';
import { rootFolder } from '../run/run.mjs';

/** Values that identify a practice in the build of another. */
export interface Marks {
  /** Names, numbers, addresses and the outlines of drawings. The characters between their words don't matter. */
  texts: readonly string[];
  /** As `#rrggbb`. */
  colors: readonly string[];
  /** The hashes of files, from `hashOf`. */
  files: ReadonlySet<string>;
}

/**
 * Finds values of a replaced practice that a build still contains.
 * @param folder the folder of the build
 * @param marks the values of the replaced practice
 * @returns one line per match: the file, and what was found in it
 */
export async function findSampleLeaks(folder: string, marks: Marks): Promise<string[]> {
  const patterns = [...marks.texts.map(textPattern), ...marks.colors.map(colorPattern)];
  return (await listFiles(folder)).flatMap((file) => {
    const bytes = readFileSync(join(folder, file));
    // latin1 maps each byte to a character, so that the text in binary files, such as pictures, is found, too.
    const text = bytes.toString('latin1');
    const found = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
    if (marks.files.has(hashOf(bytes))) found.push('the whole file');
    return found.map((trace) => `${file}: ${trace}`);
  });
}

/**
 * Returns the values that identify the sample practice. Empty if an owner has replaced the sample, because real
 * practices may have words in common.
 */
export function sampleFingerprints(): Marks {
  const { practice, locations, brand } = readPractice();
  if (!practice.sample) return { texts: [], colors: [], files: new Set() };
  const { name, shortName, team, email, siteOrigin, profiles } = practice;
  const places = locations.map(({ address, geo, phone }) => [address.street, geo, phone]);
  const samples = leavesOf([name, shortName, team, email, siteOrigin, profiles, places]);
  const drawings = readAll('content/brand/*.svg').join('\n');
  return {
    texts: [
      ...samples.flatMap(({ value }) => value || []),
      ...locations.map(({ address }) => address.locality),
      ...Array.from(drawings.matchAll(/\sd="([^"]{12,60})/g), ([, start = '']) => start),
    ],
    colors: [...Object.values(brand.colors), brand.hero.ground],
    files: new Set(readAll('{content/images,content/media}/**/*.*').map(hashOf)),
  };
}

/** Returns a hash of a file's content. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function readAll(pattern: string): Buffer[] {
  return globSync(pattern, { cwd: rootFolder }).map((file) => readFileSync(join(rootFolder, file)));
}

/** HTML, URLs and JSON escape characters such as `&` and spaces in different ways. */
function textPattern(text: string): RegExp {
  const words = text.match(/[a-z0-9]+/gi) ?? [];
  return new RegExp(words.join(String.raw`(?:&amp;|%\d\d|\\u00\d\d|[^a-z0-9]){0,9}`), 'i');
}

function colorPattern(color: string): RegExp {
  const hex = color.slice(1);
  const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return new RegExp(`(?:#|%23)${hex}|\\b${channels.join('[\\s,]+')}\\b`, 'i');
}
