import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds `package.json`. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

const millisecondsToStop = 5000;
const millisecondsToWatch = 200;

/** An error that one sentence explains to the person at the terminal, without a stack trace. */
export class Refusal extends Error {}

/** Says that a tool ended because someone asked for it, so that nothing may follow. */
export class Stopped extends Error {}

/**
 * Runs a command's main function; a refusal ends the process with its sentence and exit code 1.
 * @param {() => Promise<number | void> | number | void} main answers the exit code, 0 by default
 * @param {number} [codeWhenStopped] the exit code after a request to stop
 */
export async function runMain(main, codeWhenStopped = 1) {
  try {
    process.exitCode = (await main()) || 0;
  } catch (error) {
    process.exitCode = error instanceof Stopped ? codeWhenStopped : 1;
    if (error instanceof Refusal) console.error(error.message);
    else if (!(error instanceof Stopped)) throw error;
  }
}

/**
 * The environment in which the project's own tools, its Node included, come before the machine's.
 * @param {NodeJS.ProcessEnv} [extra] variables to add
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(extra = {}) {
  const tools = join(rootFolder, 'node_modules', '.bin');
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env.PATH ?? ''}` };
}

/**
 * Runs a tool to its end; a request to stop reaches the tool too.
 * @param {string} command a tool's name
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, silent?: boolean, cwd?: string }} [options] environment variables
 *   to add, whether to swallow what the tool prints, and a folder other than the project's
 * @returns {Promise<number>} the exit code
 * @throws {Refusal} when the tool is missing
 * @throws {Stopped} when it was asked to stop
 */
export function run(command, args, { env, silent = false, cwd = rootFolder } = {}) {
  const output = silent ? 'ignore' : 'inherit';
  const stdio = ['ignore', output, output];
  const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio });
  const stopping = stopWithUs(child);
  return new Promise((resolve, reject) => {
    child.once('error', () => {
      stopping.release();
      reject(new Refusal(`${command} could not be started: is it installed?`));
    });
    child.once('exit', (code) => {
      stopping.release();
      if (stopping.isAsked()) reject(new Stopped());
      else resolve(code ?? 1);
    });
  });
}

/** Hands requests to stop on to the child, once, and kills it when it does not follow. */
function stopWithUs(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  let timer;
  function stop(signal) {
    if (timer) return;
    timer = setTimeout(() => child.kill('SIGKILL'), millisecondsToStop);
    // A terminal sends its Ctrl-C to the child itself, and a second one would cut short its end.
    // Playwright closes its server and its browsers on this signal only.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
  }
  for (const signal of signals) process.on(signal, stop);
  const watch = watchParent(stop);
  return {
    isAsked: () => timer !== undefined,
    release() {
      clearTimeout(timer);
      clearInterval(watch);
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

/** The shell between npm and this process ends on a signal without handing it on. */
function watchParent(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && stop('SIGTERM'), millisecondsToWatch);
}
