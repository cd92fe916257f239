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
    expect(text).toMatch(/run: npm ci --strict-allow-scripts\n\s*- run: npm test\n/);
    expect(text).toContain(`node-version: ${manifest.devDependencies.node}`);
  }
});

test('advisories and the list of all that runs are part of every check', () => {
  const check = readFileSync(`${folder}/check.yml`, 'utf8');
  expect(check).toMatch(/run: npm audit --audit-level=high\n/);
  expect(check).toMatch(/run: npm run --silent sbom > \S+\n/);
  expect(check).toMatch(/^ {2}schedule:\n/m);
});

test('only a tag or a person deploys, in an environment that can be guarded, by wrangler', () => {
  const deploy = readFileSync(`${folder}/deploy.yml`, 'utf8');
  expect(deploy).toMatch(/^on:\n {2}workflow_dispatch:\n {2}push:\n {4}tags: /m);
  expect(deploy).toMatch(/^ {4}environment: production$/m);
  expect(deploy).toMatch(/run: npm test\n\s*- run: npm run deploy\n/);
});

test('packages and actions are brought up to date by proposals, after a while', () => {
  const settings = readFileSync('.github/dependabot.yml', 'utf8');
  const updates = settings.split('package-ecosystem: ').slice(1);
  expect(updates.map((text) => text.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const text of updates) expect(text).toMatch(/cooldown:\n\s+default-days: [1-9]/);
});
