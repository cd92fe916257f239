import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder, run } from './run.mjs';

/** How many lines of the end of a log are shown. */
const shownLines = 100;

/** Returns the path of a log, relative to the project's folder. */
export function logPath(name: string): string {
  return join('.wrangler', 'logs', `${name.replaceAll(' ', '-')}.log`);
}

/**
 * Runs a command like `run`, and writes all its output to a log.
 * @param name the name of the log
 * @param env environment variables to add
 * @returns the exit code
 * @throws CliError if the command can't be started
 */
export async function runToLog(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  mkdirSync(join(rootFolder, '.wrangler', 'logs'), { recursive: true });
  const file = openSync(join(rootFolder, logPath(name)), 'w');
  const code = await run(command, args, { env, output: ['ignore', file, file] });
  closeSync(file);
  return code;
}

/** Prints the end of a log, or the whole log in CI, which doesn't keep logs. */
export function showLog(name: string) {
  const lines = readFileSync(join(rootFolder, logPath(name)), 'utf8')
    .trimEnd()
    .split('\n');
  const shown = process.env['CI'] ? lines : lines.slice(-shownLines);
  console.log(`\n== The end of ${logPath(name)}\n\n${shown.join('\n')}`);
}
