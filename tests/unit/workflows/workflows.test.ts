import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { jobs, workflows } from './read-workflows.ts';

test.each(jobs)('%s pins its actions to commits', (_name, { steps = [] }) => {
  const actions = steps.flatMap(({ uses = [] }) => uses);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

const trusted = jobs.filter(([, job]) => /\bsecrets\.|"write"/.test(JSON.stringify(job)));

test('only the upload uses secrets, in the environment live', () => {
  const holders = jobs.filter(([, job]) => /secrets\.\w+ \}\}/.test(JSON.stringify(job)));
  expect(holders.map(([name, { environment }]) => [name, environment])).toEqual([
    ['upload: upload', 'live'],
  ]);
});

test.each(trusted)('%s, which has a secret or write access, runs no project code', (_, job) => {
  const own = /\bnpm (?!ci --ignore-scripts$)|\bnpx\b|\bnode (?!_)|\.[mc]?[jt]s\b|\.sh\b/;
  // The jq expression only compares file names.
  const commands = (job.steps ?? [])
    .flatMap(({ run = '' }) => run.split('\n'))
    .map((command) => command.replace(/^jq -e '[^']*'/, ''));
  expect(commands.filter((command) => own.test(command))).toEqual([]);
});

test.each(Object.entries(workflows))(
  '%s has read access and may only write statuses and issues',
  (_name, workflow) => {
    const { permissions, jobs: own } = workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const rights = Object.values(own).flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(
      rights.filter(([name, right]) => right !== 'read' && !/^(?:statuses|issues)$/.test(name)),
    ).toEqual([]);
  },
);

test('deployments queue, and none is dropped', () => {
  const { publish, deploy } = workflows;
  expect(publish?.concurrency).toEqual({ group: 'deploy', queue: 'max' });
  expect(deploy?.concurrency).toEqual(publish?.concurrency);
});

test('a release and a saved change upload their own build, after it succeeded', () => {
  for (const name of ['deploy', 'publish']) {
    const upload = workflows[name]?.jobs['upload'];
    expect(upload).toMatchObject({ needs: 'build', uses: './.github/workflows/upload.yml' });
    expect(upload).not.toHaveProperty('if');
  }
});

test('a release builds what it tests', () => {
  const job = workflows['deploy']?.jobs['build'];
  const steps = job?.steps ?? [];
  const tested = steps.findIndex(({ run }) => run === 'npm test');
  const checked = steps.findIndex(({ run }) => run === 'node tools/check-deploy.ts');
  expect(checked).toBeGreaterThan(-1);
  expect(tested).toBeGreaterThan(checked);
  expect(steps.slice(tested + 1).map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/upload-artifact',
  ]);
  expect(steps.filter(({ env }) => env)).toEqual([]);
});

/** The Wrangler configuration that the project's build writes. */
const built = { main: 'index.mjs', no_bundle: true, assets: { directory: '../client' } };
const unsafe: object[] = [
  // What runs a command, or reads other files
  ...['build', 'containers', 'base_dir', 'site', 'unsafe'].map((key) => ({ [key]: {} })),
  ...['text_blobs', 'data_blobs', 'wasm_modules'].map((key) => ({ [key]: {} })),
  { no_bundle: false },
  { main: '/proc/self/environ' },
  { assets: { directory: '/proc/self' } },
];
const config = 'dist/server/wrangler.json';

/** Returns whether the upload accepts this Wrangler configuration. */
function isTaken(text: string): boolean {
  const steps = workflows['upload']?.jobs['upload']?.steps ?? [];
  const check = steps.find(({ run }) => run?.startsWith('jq -e '))?.run ?? '';
  return spawnSync('bash', ['-ec', check], { cwd: folderWith({ [config]: text }) }).status === 0;
}

const withJq = test.skipIf(spawnSync('jq', ['--version']).status !== 0);

withJq.each(unsafe)('a build is not uploaded with %j', (change) => {
  expect(isTaken(JSON.stringify({ ...built, ...change }))).toBe(false);
});

withJq('the configuration that the build writes is uploaded', () => {
  const texts = [
    JSON.stringify(built),
    ...(existsSync(config) ? [readFileSync(config, 'utf8')] : []),
  ];
  expect(texts.map(isTaken)).toEqual(texts.map(() => true));
});
