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

/** Copies the build and changes the copy's server file with this text, to simulate a fault or another configuration. */
export function breakBuild(holds: RegExp, change: (text: string) => string) {
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync(join('test-results', 'broken-'));
  cpSync('dist', folder, { recursive: true });
  const file = globSync(`${folder}/server/**/*.{js,mjs,json}`).find((path) =>
    holds.test(readFileSync(path, 'utf8')),
  );
  if (!file) throw new Error(`No file in ${folder} matches ${holds}.`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
