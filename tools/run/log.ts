import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder, run } from './run.mjs';

/** How many of a log's last lines are shown. */
const shownLines = 100;

/** The path of a log from the project's folder. */
export function logPath(name: string): string {
  return join('.wrangler', 'logs', `${name.replaceAll(' ', '-')}.log`);
}

/**
 * Runs a tool to its end, as `run` does, and writes all its output to the log of this name.
 * @returns the exit code
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

/** Prints the end of a log; in CI, which keeps no logs, all of it. */
export function showLog(name: string) {
  const lines = readFileSync(join(rootFolder, logPath(name)), 'utf8')
    .trimEnd()
    .split('\n');
  const shown = process.env['CI'] ? lines : lines.slice(-shownLines);
  console.log(`\n== The end of ${logPath(name)}\n\n${shown.join('\n')}`);
}
