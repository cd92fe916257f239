import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, rootFolder, run } from './run.mjs';

const oldestNode = 20;

/**
 * Installs the packages of `package-lock.json`, unless they are in `node_modules` already.
 * @throws {Refusal} when this Node is too old, or npm fails or leaves out the project's own
 */
export async function ensureInstalled() {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < oldestNode) {
    throw new CliError(`Node ${node} is too old: install Node ${oldestNode} or newer.`);
  }
  if (isInstalled(rootFolder)) return;
  // npm warns of tools that need a newer Node than the machine's: they run on the project's own.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Otherwise npm runs install scripts that nobody allowed, and only mentions it.
  console.log('Installing the packages.');
  const code = await run('npm', ['ci', '--include=dev', '--strict-allow-scripts', ...quiet]);
  if (code !== 0) throw new CliError('The packages could not be installed: see npm above.');
  if (hasNode(rootFolder)) return;
  throw new CliError(
    'The package `node` was not set up: let npm run install scripts ' +
      '(`npm config get ignore-scripts` must say false).',
  );
}

/**
 * Whether `node_modules` holds what `package-lock.json` asks for, whoever installed it.
 * @param {string} folder the folder with both
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
 * A folder that was copied from another kind of machine holds a Node that doesn't start.
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
