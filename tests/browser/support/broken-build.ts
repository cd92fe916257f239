import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * Copies the build and changes one of the copy's server files, to simulate a faulty deployment or
 * another configuration.
 * @param holds pattern that finds the file by its text
 * @returns the copy's folder and a function that removes it
 * @throws if no file matches
 */
export function breakBuild(holds: RegExp, change: (text: string) => string) {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'broken-'));
  cpSync('dist', folder, { recursive: true });
  const file = globSync(`${folder}/server/**/*.{js,mjs,json}`).find((path) =>
    holds.test(readFileSync(path, 'utf8')),
  );
  if (!file)
    throw new Error(`No file in ${folder} matches ${holds}. Rebuild, or update the pattern.`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
