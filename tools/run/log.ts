import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder, run } from './run.mjs';

/** How many of a log's last lines are shown; CI keeps no logs, and shows all of them. */
const shownLines = process.env['CI'] ? Number.POSITIVE_INFINITY : 100;

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

/** Prints the end of a log. */
export function showLog(name: string) {
  const text = readFileSync(join(rootFolder, logPath(name)), 'utf8').trimEnd();
  console.log(`\n== The end of ${logPath(name)}\n`);
  console.log(text.split('\n').slice(-shownLines).join('\n'));
}
