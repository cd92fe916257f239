import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { test as everywhere, expect } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { workflows } from './read-workflows.ts';

// jq stands in for the one built into gh.
const test = everywhere.skipIf(spawnSync('jq', ['--version']).status !== 0);

const { build, report } = workflows['publish']?.jobs ?? {};
const api = 'repos/practice/website/deployments';
const [plain, executable, link, module] = ['100644', '100755', '120000', '160000'];

const repository = folderWith();
git(['init', '--quiet']);
const [original, changed] = ['one', 'two'].map((text) =>
  git(['hash-object', '-w', '--stdin'], {}, text),
);
const first = commit('', { 'content/posts/one.md': plain, 'vite.config.ts': plain });

/** Runs git in the repository with extra environment variables and standard input. Returns its output. */
function git(args: string[], extra: Record<string, string> = {}, input = ''): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
  const env = { ...process.env, ...extra };
  const output = execFileSync('git', [...author, ...args], { cwd: repository, env, input });
  return output.toString().trim();
}

type Modes = Record<string, string | undefined>;

/** Commits these files by mode on top of `parent`; no mode deletes. Returns the commit's hash. */
function commit(parent: string, modes: Modes): string {
  const text = parent ? changed : original;
  const env = { GIT_INDEX_FILE: join(folderWith(), 'index') };
  if (parent) git(['read-tree', parent], env);
  const entries = Object.entries(modes).map(
    ([path, mode = '0']) => `${mode} ${mode === module ? parent : text}\t${path}\0`,
  );
  git(['update-index', '-z', '--index-info'], env, entries.join(''));
  const parents = parent ? ['-p', parent] : [];
  return git(['commit-tree', git(['write-tree'], env), ...parents, '-m', 'Change']);
}

/** Runs a step of the workflow as GitHub does, with a `gh` of our own. Returns what it writes. */
function run(script: string, gh: string, env: Record<string, string>, log = '') {
  const folder = folderWith({ 'bin/gh': `#!/bin/sh\n${gh}\n`, output: '', summary: '', log });
  chmodSync(join(folder, 'bin/gh'), 0o755);
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    cwd: repository,
    encoding: 'utf8',
    env: {
      PATH: `${folder}/bin${delimiter}${process.env['PATH']}`,
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      RUNNER_TEMP: folder,
      ...env,
    },
  });
  const lines = readFileSync(join(folder, 'output'), 'utf8').trim().split('\n');
  const outputs: Record<string, string> = Object.fromEntries(
    lines.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]),
  );
  return { status, stdout, summary: readFileSync(join(folder, 'summary'), 'utf8'), ...outputs };
}

/** A deployed commit, with the states of its deployment, the newest first. */
type Deployment = [sha: string, ...states: string[]];

/** Runs the compare step for a commit, after these deployments, the newest first. */
function compare(
  sha: string,
  deployments: Deployment[] = [[first, 'success', 'in_progress']],
  repositoryName = 'practice/website',
) {
  const statuses = deployments.map(([, ...states], index) => {
    const log_url = `https://github.com/practice/website/actions/runs/${200 - index}/job/7`;
    const answer = states.map((state) => ({ state, log_url }));
    return [`${api}/${100 - index}/statuses`, answer] as const;
  });
  const answers = {
    [`${api}?environment=live&per_page=100`]: deployments.map(([own], index) => {
      return { id: 100 - index, sha: own };
    }),
    ...Object.fromEntries(statuses),
  };
  const script = build?.steps?.find(({ id }) => id === 'compare')?.run ?? '';
  const gh = `answer=$(echo "$ANSWERS" | jq -e --arg path "$2" '.[$path]') && echo "$answer" | jq -r "$4"`;
  return run(script, gh, {
    ANSWERS: JSON.stringify(answers),
    GITHUB_REPOSITORY: repositoryName,
    GITHUB_SHA: sha,
  });
}

test.each<[what: string, modes: Modes]>([
  ['a text', { 'content/posts/one.md': plain }],
  ['a fact', { 'content/practice/people/jane-doe.yaml': plain }],
  ['pictures', { 'content/images/a_b.jpeg': plain, 'content/brand/logo.svg': plain }],
  ['a deleted text', { 'content/posts/one.md': undefined }],
])('%s is published without a release', (_what, modes) => {
  const published = { status: 0, verdict: 'publish', reason: '' };
  expect(compare(commit(first, modes))).toMatchObject(published);
});

test.each([
  ['a file beside content/', 'vite.config.ts', plain],
  ['a folder that starts with content', 'content-old/one.md', plain],
  ['a folder content/ in another one', 'server/content/one.md', plain],
  ['code in content/', 'content/brand/brand.ts', plain],
  ['code with a data extension before its own', 'content/brand/logo.svg.ts', plain],
  ['a Vike page', 'content/posts/+Page.md', plain],
  ['a hidden file', 'content/.one.md', plain],
  ['a name that git has to quote', 'content/a\nb.md', plain],
  ['a symbolic link', 'content/posts/one.md', link],
  ['a git submodule', 'content/posts/one.md', module],
  ['an executable file', 'content/posts/one.md', executable],
  ['deleted code', 'vite.config.ts', undefined],
])('%s waits for a release, even beside a text', (_what, path, mode) => {
  const result = compare(commit(first, { 'content/posts/two.md': plain, [path]: mode }));
  const named = path.includes('\n') ? JSON.stringify(path) : path;
  const reason = `it waits for a release, because of a change in ${named}`;
  expect(result).toMatchObject({ status: 0, verdict: 'wait', reason });
  expect(result.summary).toContain(named);
});

const code = commit(first, { 'vite.config.ts': plain });
const onCode = commit(code, { 'content/posts/one.md': plain });
const onFirst = commit(first, { 'content/posts/one.md': plain });
const former: Deployment = [first, 'inactive', 'success'];

test.each<[what: string, sha: string, deployments: Deployment[], verdict: string, run: string]>([
  ['a text before the first release', onFirst, [], 'wait', ''],
  ['a text after a failed release', onFirst, [[first, 'failure']], 'wait', ''],
  ['a text upon the newest release', onCode, [[code, 'success'], former], 'publish', '200'],
  ['a text upon code of a failed one', onCode, [[code, 'failure'], former], 'wait', '199'],
  ['a text without the deployed code', onFirst, [[code, 'success']], 'wait', '200'],
  ['a commit older than the deployed one', first, [[onFirst, 'success']], 'outdated', '200'],
  ['the deployed commit, by night', first, [[first, 'success']], 'publish', '200'],
])('the verdict on %s', (_what, sha, deployments, verdict, lastRun) => {
  expect(compare(sha, deployments)).toMatchObject({ status: 0, verdict, 'last-run': lastRun });
});

test('a failing GitHub or git request fails the step without a verdict', () => {
  const unknown: Deployment = ['f'.repeat(40), 'success'];
  for (const result of [compare(first, [unknown]), compare(first, [], 'practice/other')]) {
    expect(result.status).not.toBe(0);
    expect(result).not.toHaveProperty('verdict');
  }
});

test('whoever saved a change is told the file, the field, and what the build expected', () => {
  const refusal = build?.steps?.find(({ id }) => id === 'refusal')?.run ?? '';
  const notify = report?.steps?.[0]?.run ?? '';
  const problem =
    'content/posts/one.md: title\n  expected: at least 3 characters\n  received: "A"\n';
  const log = `$ vike build\nError: ${problem}${problem.replace('title', 'body')}`;
  const reason = 'content/posts/one.md: title expected: at least 3 characters received: "A"';
  expect(run(refusal, '', {}, log)).toMatchObject({
    status: 0,
    reason: expect.stringContaining(reason),
  });
  const { status, stdout } = run(notify, 'printf "%s\n" "$@"', {
    GITHUB_ACTOR: 'front-desk',
    REASON: reason,
  });
  expect(status).toBe(0);
  for (const told of [`description=${reason}`, `body=${reason}`, 'assignees[]=front-desk']) {
    expect(stdout).toContain(told);
  }
});

test('the author of a change is told if something other than the content failed', () => {
  const refusal = build?.steps?.find(({ id }) => id === 'refusal')?.run ?? '';
  const notify = report?.steps?.[0]?.run ?? '';
  const log = '$ vike build\nError: content too large\nnpm error 503\n';
  expect(run(refusal, '', {}, log)).toMatchObject({ status: 0, reason: '' });
  const actions = { GITHUB_SERVER_URL: 'https://hub.test', GITHUB_RUN_ID: '12' };
  const { status, stdout } = run(notify, 'printf "%s\n" "$@"', { ...actions, REASON: '' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/body=No fault was found in the content.*https:\/\/hub\.test\/.*\/12\n/);
});
