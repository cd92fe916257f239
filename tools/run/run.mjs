import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `package.json`. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

const millisecondsToStop = 5000;
const millisecondsToWatch = 200;

/** An error that one sentence explains to the person at the terminal, without a stack trace. */
export class CliError extends Error {}

/**
 * Runs a command's main function; a refusal ends the process with its sentence and exit code 1.
 * @param {() => unknown} main answers the exit code, 0 by default
 */
export async function runMain(main) {
  try {
    process.exitCode = Number((await main()) ?? 0);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The environment in which the project's own tools, its Node included, come before the machine's.
 * @param {NodeJS.ProcessEnv} [extra] variables to add
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const tools = join(rootFolder, 'node_modules', '.bin');
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };
}

/**
 * Runs a tool to its end. A request to stop reaches the tool, and nothing follows its end.
 * @param {string} command a tool's name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, output?: import('node:child_process').StdioOptions }}
 *   [options] environment variables to add, a folder other than the project's, and where output goes
 * @returns {Promise<number>} the exit code
 * @throws {Refusal} when the tool is missing
 */
export function run(command, args, { env, cwd = rootFolder, output } = {}) {
  const stdio = output ?? ['ignore', 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio });
  /** @type {NodeJS.Timeout | undefined} */
  let killing;
  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    if (killing) return;
    killing = setTimeout(() => child.kill('SIGKILL'), millisecondsToStop);
    // A terminal sends its Ctrl-C to the child itself, and a second one would cut short its end.
    // Playwright closes its server and its browsers on this signal only.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  // The shell between npm and this process ends on a signal without handing it on.
  const parent = process.ppid;
  const watch = process.env['npm_lifecycle_event']
    ? setInterval(() => process.ppid !== parent && stop('SIGTERM'), millisecondsToWatch)
    : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', () => {
      clearInterval(watch);
      reject(new CliError(`${command} could not be started.`));
    });
    child.once('exit', (code) => {
      clearInterval(watch);
      if (killing) process.exit(code ?? 1);
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}
