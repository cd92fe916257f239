import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = '.github/workflows';
const names = readdirSync(folder);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

function read(name: string): string {
  return readFileSync(`${folder}/${name}`, 'utf8');
}

test.each(names)('%s pins its actions to commits, and may write nothing but a status', (name) => {
  const uses = read(name).match(/\buses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  expect(read(name)).toMatch(/^permissions:\n {2}contents: read\n/m);
  expect(read(name).match(/\w+: write\b|pull_request_target/g) ?? []).toEqual(
    name === 'publish.yml' ? ['statuses: write'] : [],
  );
});

test.each(names)('%s installs from the lockfile, and runs on the same Node', (name) => {
  expect(read(name)).toContain('run: npm ci --strict-allow-scripts\n');
  expect(read(name)).toContain(`node-version: ${manifest.devDependencies.node}`);
});

test.each(names.filter((name) => name !== 'publish.yml'))('%s runs every test', (name) => {
  expect(read(name)).toMatch(/run: npm ci --strict-allow-scripts\n\s*- run: npm test\n/);
});

test('what the front desk saves is published by the guarded deployment, where there is an editor', () => {
  const publish = read('publish.yml');
  expect(publish).toMatch(
    /^on:\n {2}push:\n {4}branches: \[main\]\n {4}paths: \['content\/\*\*'\]$/m,
  );
  expect(publish).toMatch(/^ {4}if: vars\.EDITOR_REPOSITORY != ''$/m);
  expect(publish).toMatch(/^ {4}environment: production$/m);
  expect(publish).toMatch(/run: npm run deploy\n/);
  for (const name of ['publish.yml', 'deploy.yml']) {
    expect(read(name)).toMatch(/EDITOR_REPOSITORY: \$\{\{ vars\.EDITOR_REPOSITORY \}\}/);
    expect(read(name)).toMatch(/^concurrency:\n.*\n {2}group: deploy\n/m);
  }
});

test('a clone of the project spends no machine each night, unless its owner says so', () => {
  const guards = read('nightly.yml').match(/^ {4}if: .*schedule.*TEST_NIGHTLY == '1'$/gm) ?? [];
  expect(guards).toHaveLength(read('nightly.yml').match(/^ {4}runs-on:/gm)?.length ?? 0);
});

test('whether it was published is reported where the editor reads it, by a step that alone has the right', () => {
  const steps = read('publish.yml').split('\n      - ').slice(1);
  const [report = '', ...others] = steps.filter((step) => step.includes('github.token'));
  expect(others).toEqual([]);
  expect(steps.at(-1)).toBe(report);
  expect(report).toMatch(/^if: \$\{\{ !cancelled\(\) \}\}\n/);
  expect(report).toMatch(/-f context=site -f state=\$\{\{ job\.status \}\}/);
  expect(existsSync(/\$\(node (\S+)\)/.exec(report)?.[1] ?? '')).toBe(true);
});

test('a tag, a person or, where the owner wants it, the night deploys what was tested, in an environment that can be guarded', () => {
  const deploy = read('deploy.yml');
  expect(deploy).toMatch(/^on:\n {2}workflow_dispatch:\n {2}push:\n {4}tags: /m);
  // Past midnight from New York to Los Angeles, winter and summer: what ended the day before is dropped.
  expect(deploy).toMatch(/^ {2}schedule:\n.*\n {4}- cron: '\d+ (?:8|9) \* \* \*'$/m);
  expect(deploy).toMatch(
    /^ {4}if: github.event_name != 'schedule' \|\| vars\.DEPLOY_NIGHTLY == '1'$/m,
  );
  expect(deploy).toMatch(/^ {4}environment: production$/m);
  expect(deploy).toMatch(/run: npm test\n\s*- run: npm run deploy\n/);
});
