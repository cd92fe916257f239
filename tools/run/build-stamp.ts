import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settledNames } from '../../build/configuration/worker-configuration.ts';

const inputs = [
  '{pages,server,components,content,domain,editor,build,public}/**',
  '{package,package-lock,tsconfig}.json',
  'wrangler.toml',
  '*.config.ts',
  '{.env,.dev.vars}*',
];
/** Excluded: files that the build makes, that only tests read, or that the operating system leaves. */
const others = ['public/{uploads,social}/**', '{playwright,vitest}.config.ts', '*/**/.*'];

/** Returns the values of all environment variables that the build reads, one per line. */
export function buildEnvironment(): string {
  const names = ['SITE_ORIGIN', 'SITE_TODAY', ...settledNames, 'EDITOR_REPOSITORY'];
  return names.map((name) => process.env[name] ?? '').join('\n');
}

/**
 * Returns a hash of everything that the build reads.
 * @param root the project's folder, whose files are hashed
 * @param environment the variables that the build reads, as returned by `buildEnvironment`
 */
export function computeStamp(root: string, environment = ''): string {
  const hash = createHash('sha256').update(environment);
  const entries = globSync(inputs, { cwd: root, exclude: others, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    const content = readFileSync(file);
    hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
