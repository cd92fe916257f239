import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** What is no path, or made by a command, or missing where the practice has no video and no document. */
const others = /^(?:dist|look\/|node_modules|test-results|content\/(?:media|files)|\+.*|name\..*)$/;

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/deploy.md',
  'docs/make-it-yours.md',
  'docs/messages.md',
])('commands, paths and linked files that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const commands = Array.from(
    text.matchAll(/npm (?:run )?([a-z][a-z:-]*)/g),
    ([, name = '']) => name,
  );
  expect(commands.filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  const spans = Array.from(text.matchAll(/`([a-z.][\w./-]*)`/g), ([, span = '']) => span);
  const links = Array.from(text.matchAll(/\]\(([^/)#:][^)#:]*)(?:#[^)]*)?\)/g), ([, file = '']) =>
    join(dirname(document), file),
  );
  const paths = [...spans.filter((span) => /\/|\.(?:tsx?|json|toml|md)$/.test(span)), ...links];
  expect(paths.length).toBeGreaterThan(3);
  const packages = { ...dependencies, ...devDependencies };
  expect(
    paths.filter((path) => !existsSync(path) && !(path in packages) && !others.test(path)),
  ).toEqual([]);
});
