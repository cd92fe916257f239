import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { Refusal, rootFolder, runMain } from '../run/run.mjs';

const required = ['practice', 'brand', 'services', 'legal', 'pages', 'images'];
const optional = ['posts', 'guides', 'patients', 'sources.yaml'];
/** What belongs to the owner; all else is software. */
const owned = [...[...required, ...optional].map((name) => join('content', name)), 'public/media'];
const replaced = ['content', 'public/media'];

/**
 * Puts a practice's content in the place of another's. A folder that it lacks is empty afterwards.
 * @param from the folder with its `content` and its `public/media`, if it has one
 * @throws Refusal when that is no content, before anything is changed
 */
export function replaceContent(from: string, to: string): void {
  const missing = required.filter((name) => !existsSync(join(from, 'content', name)));
  if (missing.length > 0) {
    throw new Refusal(
      `${from} is no practice's content: it lacks content/${missing.join(', content/')}.`,
    );
  }
  for (const path of owned) {
    rmSync(join(to, path), { recursive: true, force: true });
    if (existsSync(join(from, path))) cpSync(join(from, path), join(to, path), { recursive: true });
    else if (!extname(path)) mkdirSync(join(to, path), { recursive: true });
  }
}

/** Makes sure that git can bring back what is there now. */
function requireCommitted(folder: string) {
  const { status, stdout } = git(folder, 'status', '--porcelain', '--', ...replaced);
  if (status !== 0) {
    throw new Refusal(`${folder} is no git repository, which could bring its content back.`);
  }
  if (stdout !== '') {
    throw new Refusal(
      `${replaced.join(' or ')} has changes that would be lost: commit them first.`,
    );
  }
}

/** The command that brings back what was there; git restores no path that it doesn't know. */
function wayBack(folder: string): string {
  const known = replaced.filter((path) => git(folder, 'ls-files', path).stdout !== '');
  return `git restore ${known.join(' ')} && git clean -fd ${replaced.join(' ')}`;
}

function git(folder: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
}

if (import.meta.main) {
  await runMain(() => {
    const [from, to = rootFolder] = process.argv.slice(2);
    if (!from) throw new Refusal('Name the folder that holds the content of the other practice.');
    requireCommitted(to);
    replaceContent(resolve(from), to);
    console.log(`The site has the content of ${from} now.`);
    console.log(`To go back: ${wayBack(to)}`);
  });
}
