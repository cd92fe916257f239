import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';

const required = ['practice/facts.yaml', 'brand/logo.svg', 'services/a.md', 'legal/a.md'];
const ownFiles = [...required, 'pages/home.md', 'images/a.jpg'].map((file) => `content/${file}`);
let folder: string;

beforeEach(() => {
  folder = folderWith();
  write('other', ownFiles, 'other');
  write('site', [...ownFiles, 'content/posts/old.md', 'domain/titles.ts'], 'own');
  commit();
});

test('only the content is replaced', () => {
  expect(replace().status).toBe(0);
  expect(read('content/practice/facts.yaml')).toBe('other');
  expect(existsSync(join(folder, 'site/content/posts/old.md'))).toBe(false);
  expect(read('domain/titles.ts')).toBe('own');
});

test('the cited sources are replaced with the texts', () => {
  write('site', ['content/sources.yaml'], 'own');
  commit();
  expect(replace().status).toBe(0);
  expect(existsSync(join(folder, 'site/content/sources.yaml'))).toBe(false);
  commit();
  write('other', ['content/sources.yaml'], 'other');
  expect(replace().status).toBe(0);
  expect(read('content/sources.yaml')).toBe('other');
});

test('the printed undo command restores the old content', () => {
  write('other', ['content/posts/new.md'], 'other');
  const [, way = ''] = replace().stdout.match(/To go back: (.+)/) ?? [];
  spawnSync(way, { cwd: join(folder, 'site'), shell: true });
  expect(git('status', '--porcelain')).toBe('');
  expect(read('content/posts/old.md')).toBe('own');
});

test('a folder without content is rejected, and nothing changes', () => {
  rmSync(join(folder, 'other/content/legal'), { recursive: true });
  const { status, stderr } = replace();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^.+ lacks content\/legal\.\n$/);
  expect(git('status', '--porcelain')).toBe('');
});

test('uncommitted changes are not lost', () => {
  write('site', ['content/services/draft.md'], 'draft');
  const { status, stderr } = replace();
  expect(status).toBe(1);
  expect(stderr).toContain('commit them first');
  expect(read('content/services/draft.md')).toBe('draft');
});

test('a project without a git repository is left unchanged', () => {
  cpSync(join(folder, 'site/content'), join(folder, 'bare/content'), { recursive: true });
  expect(replace('bare').stderr).toContain("isn't a Git repository");
  expect(readFileSync(join(folder, 'bare/content/practice/facts.yaml'), 'utf8')).toBe('own');
});

function replace(target = 'site') {
  const args = ['tools/deploy/replace-content.ts', join(folder, 'other'), join(folder, target)];
  return spawnSync('node', args, { encoding: 'utf8', cwd: resolve('.') });
}

function write(root: string, files: readonly string[], text: string) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, root, file)), { recursive: true });
    writeFileSync(join(folder, root, file), text);
  }
}

function read(file: string): string {
  return readFileSync(join(folder, 'site', file), 'utf8');
}

function commit() {
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@localhost', 'commit', '-qm', 'Own');
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: join(folder, 'site'), encoding: 'utf8' }).stdout;
}
