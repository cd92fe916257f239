import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../folder-with.ts';

interface Job {
  environment?: string;
  permissions?: Record<string, string>;
  steps?: { id?: string; uses?: string; run?: string }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

/** The workflows by file name without `.yml`. */
const workflows: Record<string, Workflow> = Object.fromEntries(
  globSync('.github/workflows/*.yml').map((file) => {
    return [basename(file, '.yml'), parse(readFileSync(file, 'utf8'))];
  }),
);

/** All jobs, named `workflow: job`. */
const jobs = Object.entries(workflows).flatMap(([name, workflow]) =>
  Object.entries(workflow.jobs).map(([id, job]) => [`${name}: ${id}`, job] as const),
);

test.each(jobs)('%s pins its actions to commits', (_name, { steps = [] }) => {
  const actions = steps.flatMap(({ uses = [] }) => uses);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

const trusted = jobs.filter(([, job]) => /\bsecrets\.|"write"/.test(JSON.stringify(job)));

test('only the upload uses secrets, in the environment live', () => {
  const holders = jobs.filter(([, job]) => /secrets\.\w+ \}\}/.test(JSON.stringify(job)));
  const places = holders.map(([name, { environment }]) => [name, environment]);
  expect(places).toEqual([['upload: upload', 'live']]);
});

test.each(trusted)('%s, which has a secret or write access, runs no project code', (_, job) => {
  const own = /\bnpm (?!ci --ignore-scripts$)|\bnpx\b|\bnode (?!_)|\.[mc]?[jt]s\b|\.sh\b/;
  // The jq expression only compares file names.
  const commands = (job.steps ?? [])
    .flatMap(({ run = '' }) => run.split('\n'))
    .map((command) => command.replace(/^jq -e '[^']*'/, ''));
  expect(commands.filter((command) => own.test(command))).toEqual([]);
});

test('every workflow has read access and may only write statuses and issues', () => {
  for (const { permissions } of Object.values(workflows))
    expect(permissions).toEqual({ contents: 'read' });
  const rights = jobs.flatMap(([, job]) => Object.entries(job.permissions ?? {}));
  const written = rights.filter(([, right]) => right !== 'read').map(([name]) => name);
  expect(new Set(written)).toEqual(new Set(['statuses', 'issues']));
});

const [plain, executable, link, module, none] = ['100644', '100755', '120000', '160000', '000000'];
const compare = workflows['publish']?.jobs['build']?.steps?.find(({ id }) => id === 'compare');
const [, data = ''] = /^ *data='(.*)'$/m.exec(compare?.run ?? '') ?? [];

test.each([
  [true, none, 'content/posts/one.md'],
  [true, plain, 'content/practice/people/jane-doe.yaml'],
  [true, plain, 'content/images/a_b.jpeg'],
  [false, plain, 'server/content/one.md'],
  [false, plain, 'content/brand/brand.ts'],
  [false, plain, 'content/posts/+Page.md'],
  [false, plain, 'content/.one.md'],
  [false, plain, '"content/a\\nb.md"'],
  [false, link, 'content/posts/one.md'],
  [false, module, 'content/posts/one.md'],
  [false, executable, 'content/posts/one.md'],
])('whether a change is published without a release is %s for %s %s', (isData, mode, path) => {
  const change = `:100644 ${mode} ${'a'.repeat(40)} ${'b'.repeat(40)} M\t${path}`;
  expect(data).not.toBe('');
  expect(new RegExp(data.replaceAll('[[:space:]]', '\\s')).test(change)).toBe(isData);
});

/** The Wrangler configuration that the project's build writes. */
const built = { main: 'index.mjs', no_bundle: true, assets: { directory: '../client' } };
/** What runs a command, or reads other files. */
const risky = 'build containers base_dir site unsafe text_blobs data_blobs wasm_modules'.split(' ');

const testWithJq = test.skipIf(spawnSync('jq', ['--version']).status !== 0);

testWithJq.each<[isTaken: boolean, change: object]>([
  [true, {}],
  ...risky.map((key): [boolean, object] => [false, { [key]: {} }]),
  [false, { no_bundle: false }],
  [false, { main: '/proc/self/environ' }],
  [false, { assets: { directory: '/proc/self' } }],
])('whether what the build configures is uploaded is %s with %j', (isTaken, change) => {
  const steps = workflows['upload']?.jobs['upload']?.steps ?? [];
  const check = steps.find(({ run }) => run?.startsWith('jq -e '))?.run ?? '';
  const text = JSON.stringify({ ...built, ...change });
  const cwd = folderWith({ 'dist/server/wrangler.json': text });
  expect(spawnSync('bash', ['-ec', check], { cwd }).status === 0).toBe(isTaken);
});
