import { globSync, readFileSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { ContentProblem } from '../../domain/read/content-error.ts';
import { hashOf, type MadeFile } from './write-missing.ts';

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
  return [...readPlates(folder)].flatMap(([name, { make }]) =>
    Object.entries(refused).flatMap(([expected, pattern]) => {
      const [received] = pattern.exec(make()) ?? [];
      const file = relative('', join(folder, 'plates', name));
      return received ? [{ file, field: 'drawing', expected, received: received.trim() }] : [];
    }),
  );
}

/** Returns the plates of a content folder by file name. They are served as they are, with a hash in their names. */
export function readPlates(folder: string) {
  const plates = globSync('*.svg', { cwd: join(folder, 'plates') }).map((file) => {
    const svg = readFileSync(join(folder, 'plates', file), 'utf8');
    const name = `uploads/plates/${parse(file).name}.${hashOf(svg)}.svg`;
    return [file, { name, make: () => svg } satisfies MadeFile] as const;
  });
  return new Map(plates);
}
