import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError, rootFolder, runMain } from '../run/run.mjs';

/** Without these, a folder is no practice's content. */
const required = ['practice', 'brand', 'services', 'legal', 'pages', 'images'];

/**
 * Puts a practice's content in the place of another's.
 * @param from the folder with its `content`
 * @throws Refusal when that is no content, before anything is changed
 */
export function replaceContent(from: string, to: string): void {
  const missing = required.filter((name) => !existsSync(join(from, 'content', name)));
  if (missing.length > 0) {
    throw new CliError(
      `${from} is no practice's content: it lacks content/${missing.join(', content/')}.`,
    );
  }
  rmSync(join(to, 'content'), { recursive: true, force: true });
  cpSync(join(from, 'content'), join(to, 'content'), { recursive: true });
}

/** Makes sure that git can bring back what is there now. */
function requireCommitted(folder: string) {
  const { status, stdout } = git(folder, 'status', '--porcelain', '--', 'content');
  if (status !== 0) {
    throw new CliError(`${folder} is no git repository, which could bring its content back.`);
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
    console.log(`The site has the content of ${from} now.`);
    console.log('To go back: git restore content && git clean -fd content');
  });
}
