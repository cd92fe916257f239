import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test as everywhere, expect } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { workflows } from './read-workflows.ts';

// jq stands in for the one built into gh.
const test = everywhere.skipIf(spawnSync('jq', ['--version']).status !== 0);

const script = workflows['publish']?.jobs['build']?.steps.find(({ id }) => id === 'compare')?.run;
const api = 'repos/practice/website/deployments';
const [plain, executable, link, module] = ['100644', '100755', '120000', '160000'];

const repository = folderWith();
git(['init', '--quiet']);
const [original, changed] = ['one', 'two'].map((text) =>
  git(['hash-object', '-w', '--stdin'], {}, text),
);
const first = commit('', { 'content/posts/one.md': plain, 'vite.config.ts': plain });

/**
 * Runs git in the repository with extra environment variables and standard input.
 * @returns its output, trimmed
 * @throws if git fails
 */
function git(args: string[], env: Record<string, string> = {}, input = ''): string {
  const names = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.c' };
  const committer = { GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b.c' };
  const options = {
    cwd: repository,
    env: { ...process.env, ...names, ...committer, ...env },
    input,
  };
  const { status, stdout, stderr } = spawnSync('git', args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
  return stdout.trim();
}

/** Commits these files by mode on top of `parent`; no mode deletes. Returns the commit's hash. */
function commit(
  parent: string,
  modes: Record<string, string | undefined>,
  text = parent ? changed : original,
): string {
  const env = { GIT_INDEX_FILE: join(folderWith(), 'index') };
  if (parent) git(['read-tree', parent], env);
  const entries = Object.entries(modes).map(
    ([path, mode = '0']) => `${mode} ${mode === module ? parent : text}\t${path}\0`,
  );
  git(['update-index', '-z', '--index-info'], env, entries.join(''));
  const parents = parent ? ['-p', parent] : [];
  return git(['commit-tree', git(['write-tree'], env), ...parents, '-m', 'Change']);
}

interface Deployment {
  sha: string;
  /** Newest first. */
  states: string[];
}

const released: Deployment = { sha: first, states: ['success', 'in_progress'] };

/** Runs the workflow's compare step for a commit as GitHub does. Deployments are newest first. */
function compare(sha: string, deployments: Deployment[] = [released], name = 'practice/website') {
  const list = deployments.map((deployment, index) => ({ id: 100 - index, sha: deployment.sha }));
  const statuses = deployments.map(({ states }, index) => {
    const log_url = `https://github.com/practice/website/actions/runs/${200 - index}/job/7`;
    const answer = states.map((state) => ({ state, log_url }));
    return [`${api}/${100 - index}/statuses`, answer] as const;
  });
  const answers = {
    [`${api}?environment=live&per_page=100`]: list,
    ...Object.fromEntries(statuses),
  };
  const folder = folderWith({
    script: script ?? '',
    output: '',
    summary: '',
    'answers.json': JSON.stringify(answers),
    'bin/gh': `#!/bin/sh\nanswer=$(jq -e --arg path "$2" '.[$path]' "$ANSWERS") && echo "$answer" | jq -r "$4"\n`,
  });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const { status } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', `${folder}/script`],
    {
      cwd: repository,
      env: {
        PATH: `${folder}/bin${delimiter}${process.env['PATH']}`,
        ANSWERS: join(folder, 'answers.json'),
        GITHUB_OUTPUT: join(folder, 'output'),
        GITHUB_STEP_SUMMARY: join(folder, 'summary'),
        GITHUB_REPOSITORY: name,
        GITHUB_SHA: sha,
      },
    },
  );
  const lines = readFileSync(join(folder, 'output'), 'utf8').trim().split('\n');
  const outputs: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]),
  );
  return { status, ...outputs, summary: readFileSync(join(folder, 'summary'), 'utf8') };
}

test.each<[what: string, modes: Record<string, string | undefined>]>([
  ['a text', { 'content/posts/one.md': plain }],
  ['a fact', { 'content/practice/people/jane-doe.yaml': plain }],
  [
    'pictures',
    {
      'content/images/a_b.jpg': plain,
      'content/images/c.jpeg': plain,
      'content/images/d.webp': plain,
    },
  ],
  ['a drawing', { 'content/brand/logo.svg': plain }],
  ['a deleted text', { 'content/posts/one.md': undefined }],
  ['nothing', {}],
])('%s is published without a release', (_what, modes) => {
  expect(compare(commit(first, modes))).toMatchObject({
    status: 0,
    verdict: 'publish',
    reason: '',
  });
});

test.each([
  ['a file beside content/', 'vite.config.ts', plain],
  ['data beside content/', 'data.yaml', plain],
  ['a folder that starts with content', 'content-old/one.md', plain],
  ['a folder that ends with content', 'old-content/one.md', plain],
  ['a folder content/ in another one', 'server/content/one.md', plain],
  ['code in content/', 'content/brand/brand.ts', plain],
  ['code with a data extension before its own', 'content/brand/logo.svg.ts', plain],
  ['a Vike page', 'content/posts/+Page.md', plain],
  ['a Vike page in the old design', 'content/posts/any.page.md', plain],
  ['a hidden file', 'content/.one.md', plain],
  ['a name that git has to quote', 'content/a\nb.md', plain],
  ['a symbolic link', 'content/posts/one.md', link],
  ['a git submodule', 'content/posts/one.md', module],
  ['an executable file', 'content/posts/one.md', executable],
  ['deleted code', 'vite.config.ts', undefined],
])('%s waits for a release, even beside a text', (_what, path, mode) => {
  const result = compare(commit(first, { 'content/posts/two.md': plain, [path]: mode }));
  expect(result).toMatchObject({ status: 0, verdict: 'wait' });
  const named = path.includes('\n') ? JSON.stringify(path) : path;
  expect(result).toHaveProperty(
    'reason',
    `it waits for a release, because of a change in ${named}`,
  );
  expect(result.summary).toContain(named);
});

test.each([
  ['content/posts/one.md', 'server/one.ts', 'server/one.ts'],
  ['vite.config.ts', 'content/posts/two.md', 'vite.config.ts'],
])('%s, moved to %s, waits for a release', (from, to, named) => {
  const result = compare(commit(first, { [from]: undefined, [to]: plain }, original));
  expect(result).toMatchObject({ verdict: 'wait' });
  expect(result.summary).toContain(`because of a change in ${named}`);
});

test('nothing is published before the first release', () => {
  const sha = commit(first, { 'content/posts/one.md': plain });
  for (const deployments of [[], [{ sha: first, states: ['failure', 'in_progress'] }]]) {
    expect(compare(sha, deployments)).toMatchObject({ status: 0, verdict: 'wait' });
  }
});

test('a commit is compared with the newest successful deployment', () => {
  const code = commit(first, { 'vite.config.ts': plain });
  const text = commit(code, { 'content/posts/one.md': plain });
  const before = { sha: first, states: ['inactive', 'success'] };
  const after = { sha: code, states: ['success', 'in_progress'] };
  expect(compare(text, [after, before])).toMatchObject({ verdict: 'publish', 'last-run': '200' });
  const failed = { sha: code, states: ['failure', 'in_progress'] };
  expect(compare(text, [failed, released])).toMatchObject({ verdict: 'wait', 'last-run': '199' });
});

test('a commit without the deployed code waits for a release', () => {
  const code = commit(first, { 'vite.config.ts': plain });
  const branch = commit(first, { 'content/posts/one.md': plain });
  const deployed = [{ sha: code, states: ['success'] }];
  expect(compare(branch, deployed)).toMatchObject({ verdict: 'wait' });
});

test('a commit older than the deployed one is not published', () => {
  const text = commit(first, { 'content/posts/one.md': plain });
  const later = commit(text, { 'content/posts/one.md': plain });
  expect(compare(text, [{ sha: later, states: ['success'] }])).toMatchObject({
    verdict: 'outdated',
  });
});

test('the deployed commit is published again, as the nightly run does', () => {
  expect(compare(first)).toMatchObject({ status: 0, verdict: 'publish', reason: '' });
});

test('a failing GitHub or git request fails the step without a verdict', () => {
  const unknown = [{ sha: 'f'.repeat(40), states: ['success'] }];
  for (const result of [compare(first, unknown), compare(first, [released], 'practice/other')]) {
    expect(result.status).not.toBe(0);
    expect(result).not.toHaveProperty('verdict');
  }
});

test('whoever saved a change is told the file, the field, and what the build expected', () => {
  const [build, upload] = ['build', 'upload'].map(
    (name) => workflows['publish']?.jobs[name]?.steps,
  );
  const refusal = build?.find(({ id }) => id === 'refusal')?.run ?? '';
  const report = upload?.find(({ env }) => env?.['REASON'])?.run ?? '';
  const problem =
    'content/posts/one.md: title\n  expected: at least 3 characters\n  received: "A"\n';
  const folder = folderWith({
    log: `$ vike build\nError: ${problem}${problem.replace('title', 'body')}`,
    output: '',
    'bin/gh': '#!/bin/sh\nprintf "%s\n" "$@"\n',
  });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const env = {
    PATH: `${folder}/bin${delimiter}${process.env['PATH']}`,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_ACTOR: 'front-desk',
    RUNNER_TEMP: folder,
  };
  spawnSync('bash', ['-ec', refusal], { env });
  const REASON = readFileSync(join(folder, 'output'), 'utf8').trim().replace('reason=', '');
  const { status, stdout } = spawnSync('bash', ['-ec', report], {
    env: { ...env, REASON },
    encoding: 'utf8',
  });
  const reason = 'content/posts/one.md: title expected: at least 3 characters received: "A"';
  expect(status).toBe(1);
  expect(stdout).toContain(`description=${reason}`);
  expect(stdout).toContain(`body=${reason}`);
  expect(stdout).toContain('assignees[]=front-desk');
});
