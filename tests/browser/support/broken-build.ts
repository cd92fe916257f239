import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the build and breaks one of the copy's server files, to simulate a faulty deployment.
 * @param holds pattern that finds the file by its text
 * @param change returns the new text, or `undefined` to remove the file
 * @returns the copy's folder and a function that removes it
 * @throws if no file matches
 */
export function breakBuild(holds: RegExp, change: (text: string) => string | undefined) {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'broken-'));
  cpSync('dist', folder, { recursive: true });
  const file = findFile(join(folder, 'server'), holds);
  const changed = change(readFileSync(file, 'utf8'));
  if (changed === undefined) rmSync(file);
  else writeFileSync(file, changed);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

function findFile(folder: string, holds: RegExp): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name));
  const found = files
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => holds.test(readFileSync(path, 'utf8')));
  if (!found)
    throw new Error(`No file in ${folder} matches ${holds}. Rebuild, or update the pattern.`);
  return found;
}
