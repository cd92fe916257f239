import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { workflows } from './read-workflows.ts';

const onMain = { GITHUB_REF: 'refs/heads/main', GITHUB_REPOSITORY: 'eyes/website' };
const none = { TOKEN: 'false', ACCOUNT: 'false' };
const both = { TOKEN: 'true', ACCOUNT: 'true' };

/** Runs the step of a job as GitHub does, and reads its summary. */
function look(job: string, env: Record<string, string>) {
  const run = workflows['set-up']?.jobs[job]?.steps.find(({ id }) => id === 'look')?.run ?? '';
  const file = join(folderWith(), 'summary.md');
  const { status } = spawnSync('bash', ['-e', '-c', run], {
    env: { ...onMain, ...env, GITHUB_STEP_SUMMARY: file },
  });
  return { status, summary: existsSync(file) ? readFileSync(file, 'utf8') : '' };
}

test('with both secrets in the environment nothing is to do', () => {
  const { status, summary } = look('live', both);
  expect(status).toBe(0);
  expect(summary).not.toContain('To do');
  expect(look('repository', none)).toMatchObject({ status: 0 });
});

test.each(['TOKEN', 'ACCOUNT'])('a missing secret is named with its place: %s', (name) => {
  const { status, summary } = look('live', { ...both, [name]: 'false' });
  expect(status).toBe(1);
  expect(summary.match(/To do:\*\* CLOUDFLARE_\w+ is missing: /g)).toHaveLength(1);
  expect(summary).toContain(`${name === 'TOKEN' ? 'API_TOKEN' : 'ACCOUNT_ID'} is missing`);
});

test.each([
  ['a secret of the whole repository', { ...none, TOKEN: 'true' }, /CLOUDFLARE_API_TOKEN is a se/],
  ['another branch', { ...none, GITHUB_REF: 'refs/heads/new' }, /start it for the branch main/],
  [
    'an editor of another repository',
    { ...none, EDITOR_REPOSITORY: 'a/b' },
    /EDITOR_REPOSITORY na/,
  ],
  ['a variable of another value', { ...none, DEPLOY_NIGHTLY: 'yes' }, /DEPLOY_NIGHTLY is neither/],
])('%s is something to do', (_what, env, complaint) => {
  const { status, summary } = look('repository', env);
  expect(status).toBe(1);
  expect(summary).toMatch(complaint);
});

test('what may be set or not is said and stops nothing', () => {
  const { summary } = look('repository', none);
  expect(summary).toContain('EDITOR_REPOSITORY is not set');
  expect(summary).toContain('DEPLOY_NIGHTLY is not set');
  const set = { EDITOR_REPOSITORY: 'eyes/website', DEPLOY_NIGHTLY: '1' };
  expect(look('repository', { ...none, ...set })).toMatchObject({ status: 0 });
});
