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
 * Copies the build and changes one of the copy's server files, as a faulty deployment would.
 * @param holds what the file's text holds
 * @param change gives the new text, or nothing to remove the file
 * @returns the copy's folder, and a function that removes it
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
  if (!found) throw new Error(`No file of the build holds ${holds}`);
  return found;
}
