import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = ['README.md', 'CONTRIBUTING.md'];

const manifest: {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
} = JSON.parse(readFileSync('package.json', 'utf8'));

/** Made by commands, so not part of a fresh clone. */
const generated = ['dist', 'look/', 'node_modules', 'test-results'];
/** A practice without a video or a document has no such folder. */
const optional = ['content/media', 'content/files'];

function codeSpans(document: string): string[] {
  return [...readFileSync(document, 'utf8').matchAll(/`([^`\n]+)`/g)].map(
    (match) => match[1] ?? '',
  );
}

test.each(documents)('every command that %s names exists', (document) => {
  const commands = [...readFileSync(document, 'utf8').matchAll(/npm (?:run )?([a-z][a-z:-]*)/g)]
    .map((match) => match[1] ?? '')
    .filter((command) => command !== 'ci');
  expect(commands.length).toBeGreaterThan(3);
  expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
});

test.each(documents)('every path that %s names exists', (document) => {
  const paths = codeSpans(document).filter(
    (span) =>
      /^[a-z.][\w./-]*$/.test(span) &&
      (span.includes('/') || /\.(ts|tsx|json|toml|md)$/.test(span)),
  );
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const missing = paths.filter(
    (path) =>
      !existsSync(path) && !packages.includes(path) && ![...generated, ...optional].includes(path),
  );
  expect(paths.length).toBeGreaterThan(5);
  expect(missing.filter((path) => !/^(\+|name\.)/.test(path))).toEqual([]);
});

test('every dependency has its reason in CONTRIBUTING.md, and no reason is left over', () => {
  const section =
    readFileSync('CONTRIBUTING.md', 'utf8').split('## Why each dependency is there')[1] ?? '';
  const reasons = [...section.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const covered = (name: string) =>
    reasons.includes(name) || (name.startsWith('@types/') && reasons.includes('@types/*'));
  expect(packages.filter((name) => !covered(name))).toEqual([]);
  const exempt = ['@types/*', 'npm ci'];
  expect(reasons.filter((name) => !exempt.includes(name) && !packages.includes(name))).toEqual([]);
});
