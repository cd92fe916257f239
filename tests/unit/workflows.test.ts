import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

test('every action is pinned to a commit, with its version beside it', () => {
  const uses = workflows.flatMap((text) => text.match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
});

test('every workflow may read the repository, and nothing else', () => {
  for (const text of workflows) {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/: write\b|pull_request_target/);
  }
});

test('every workflow installs from the lockfile, runs the same tests and the same Node', () => {
  for (const text of workflows) {
    expect(text).toMatch(/run: npm ci\n\s*- run: npm test\n/);
    expect(text).toContain(`node-version: ${manifest.devDependencies.node}`);
  }
});

test('every version of a dependency is exact', () => {
  const versions: [string, string][] = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
