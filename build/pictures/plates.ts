import { globSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { PictureManifest } from '../../domain/pictures/manifest.ts';
import type { ContentProblem } from '../../domain/read/content-error.ts';
import { hashOf, writeMissing } from './write-missing.ts';

/** What a plate must not contain: whatever runs, and whatever loads something from elsewhere. */
const refused: Record<string, RegExp> = {
  'no script, animation or declaration':
    /<(?:[\w.-]+:)?(?:script|foreignObject|animate\w*|set)\b|<!(?!--)|<\?(?!xml\s)/i,
  'no event handler': /[\s"'/]on\w+\s*=/i,
  'no reference to another file':
    /\b(?:href|src)\s*=\s*(?!["']#)[^\s>]*|url\(\s*(?!["']?#)[^)]*|@import[^;]*/i,
};

/** Returns each reason to refuse a plate of a content folder. */
export function plateProblems(folder: string): ContentProblem[] {
  return readPlates(folder).flatMap(({ path, svg }) =>
    Object.entries(refused).flatMap(([expected, pattern]) => {
      const [received] = pattern.exec(svg) ?? [];
      const file = relative('', path);
      return received ? [{ file, field: 'drawing', expected, received: received.trim() }] : [];
    }),
  );
}

/**
 * Writes the plates of a content folder, each with a hash in its name.
 * @param output the folder that is served at `/uploads/plates/`
 * @returns what pages need to know about each, by its file name
 */
export async function makePlates(folder: string, output: string): Promise<PictureManifest> {
  const plates = readPlates(folder);
  const make = (svg: string) => async () => Buffer.from(svg);
  await writeMissing(
    output,
    plates.map(({ name, hash, svg }) => ({ name: `${name}.${hash}.svg`, make: make(svg) })),
  );
  const size = { width: 480, height: 480, color: '', widths: [] };
  return Object.fromEntries(
    plates.map(({ name, hash }) => [`${name}.svg`, { name, hash, ...size }]),
  );
}

function readPlates(folder: string) {
  return globSync('plates/*.svg', { cwd: folder }).map((file) => {
    const path = join(folder, file);
    const svg = readFileSync(path, 'utf8');
    return { path, name: parse(file).name, svg, hash: hashOf(svg) };
  });
}
