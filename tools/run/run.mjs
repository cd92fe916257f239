import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `package.json`. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

const millisecondsToStop = 5000;
const millisecondsToWatch = 200;

/** An error whose message is enough for the person at the terminal, so no stack trace is printed. */
export class CliError extends Error {}

/**
 * Runs a script's main function. A CliError prints its message and sets the exit code to 1.
 * @param {() => unknown} main returns the exit code, 0 by default
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
 * Returns an environment in which the project's own tools, including its Node, come before the machine's.
 * @param {NodeJS.ProcessEnv} [extra] variables to add
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const tools = join(rootFolder, 'node_modules', '.bin');
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` };
}

/**
 * Runs a command to completion. On a signal to stop, stops the command, then exits with its code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, output?: import('node:child_process').StdioOptions }}
 *   [options] environment variables to add, the working folder (the project's by default), and `stdio` of the child
 * @returns {Promise<number>} the exit code
 * @throws {CliError} if the command can't be started
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
    // A terminal sends Ctrl+C to the child, too, and a second signal would interrupt its shutdown.
    // SIGINT is the only signal on which Playwright closes its server and browsers.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  // npm's shell, the parent of this process, exits on a signal without forwarding it.
  const parent = process.ppid;
  const watch = process.env['npm_lifecycle_event']
    ? setInterval(() => process.ppid !== parent && stop('SIGTERM'), millisecondsToWatch)
    : undefined;
  return new Promise((resolve, reject) => {
    child.once('error', () => {
      clearInterval(watch);
      reject(new CliError(`${command} could not be started: check that it is installed.`));
    });
    child.once('exit', (code) => {
      clearInterval(watch);
      if (killing) process.exit(code ?? 1);
      for (const signal of signals) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}
