import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, rootFolder, run } from './run.mjs';

const oldestNode = 20;

/**
 * Installs the packages of `package-lock.json`, unless they are in `node_modules` already.
 * @throws {CliError} if this Node is too old, if npm fails, or if it didn't set up the project's own Node
 */
export async function ensureInstalled() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldestNode) {
    throw new CliError(`Node ${node} is too old: install Node ${oldestNode} or newer.`);
  }
  if (isInstalled(rootFolder)) return;
  // npm warns that tools need a newer Node than the machine's, but they run on the project's own.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Without --strict-allow-scripts, npm only warns about install scripts that aren't allowed, and runs them.
  console.log('Installing the packages.');
  const code = await run('npm', ['ci', '--include=dev', '--strict-allow-scripts', ...quiet]);
  if (code !== 0) throw new CliError('The packages could not be installed: see npm above.');
  if (hasNode(rootFolder)) return;
  throw new CliError(
    'The package `node` was not set up: allow npm to run install scripts ' +
      '(`npm config get ignore-scripts` must print false).',
  );
}

/**
 * Whether `node_modules` has the packages in `package-lock.json`, regardless of how they were installed.
 * @param {string} folder the folder that contains both
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !hasNode(folder)) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(join(folder, 'package-lock.json')));
  return wanted.every(([path, { version, optional }]) => {
    const found = installed[path];
    return path === '' || (found ? found.version === version : optional === true);
  });
}

/**
 * Whether the project's own Node starts. It doesn't if `node_modules` was copied from another kind of machine.
 * @param {string} folder
 */
function hasNode(folder) {
  return spawnSync(join(folder, 'node_modules', '.bin', 'node'), ['--version']).status === 0;
}

/**
 * @param {string} file
 * @returns {Record<string, { version: string, optional?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
