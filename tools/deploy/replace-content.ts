import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError, rootFolder, runMain } from '../run/run.mjs';

/** The folders that every practice's content has. */
const required = ['practice', 'brand', 'services', 'legal', 'pages', 'images'];

/**
 * Replaces the content of a project with another practice's.
 * @param from the folder that contains the new `content`
 * @param to the project's folder
 * @throws CliError, before changing anything, if a required folder is missing
 */
export function replaceContent(from: string, to: string): void {
  const missing = required.filter((name) => !existsSync(join(from, 'content', name)));
  if (missing.length > 0) {
    throw new CliError(
      `${from} isn't a folder with a practice's content: it lacks content/${missing.join(', content/')}.`,
    );
  }
  rmSync(join(to, 'content'), { recursive: true, force: true });
  cpSync(join(from, 'content'), join(to, 'content'), { recursive: true });
}

/** Makes sure that Git can restore the current content. */
function requireCommitted(folder: string) {
  const { status, stdout } = git(folder, 'status', '--porcelain', '--', 'content');
  if (status !== 0) {
    throw new CliError(
      `${folder} isn't a Git repository, so its content couldn't be restored: commit it to one first.`,
    );
  }
  if (stdout !== '') {
    throw new CliError('content has changes that would be lost: commit them first.');
  }
}

function git(folder: string, ...args: string[]) {
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
}

if (import.meta.main) {
  await runMain(() => {
    const [from, to = rootFolder] = process.argv.slice(2);
    if (!from) throw new CliError('Name the folder that holds the content of the other practice.');
    requireCommitted(to);
    replaceContent(resolve(from), to);
    console.log(`The site now has the content of ${from}.`);
    console.log('To go back: git restore content && git clean -fd content');
  });
}
