import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, rootFolder, run } from './run.mjs';

/**
 * Installs the packages of `package-lock.json`, unless they are in `node_modules` already.
 * @throws {Refusal} when npm fails, or left out the Node that the project runs on
 */
export async function ensureInstalled() {
  if (isInstalled(rootFolder)) return;
  // npm warns of tools that need a newer Node than the machine's: they run on the project's own.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // Otherwise npm runs install scripts that nobody allowed, and only mentions it.
  const code = await run('npm', ['ci', '--include=dev', '--strict-allow-scripts', ...quiet]);
  if (code !== 0) throw new Refusal('The packages could not be installed: see npm above.');
  if (existsSync(projectNode(rootFolder))) return;
  throw new Refusal(
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
  if (!existsSync(record) || !existsSync(projectNode(folder))) return false;
  const installed = readPackages(record);
  const wanted = Object.entries(readPackages(join(folder, 'package-lock.json')));
  return wanted.every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (!found) return entry.optional === true;
    return found.version === entry.version && fits(found) && existsSync(join(folder, path));
  });
}

function projectNode(folder) {
  return join(folder, 'node_modules', '.bin', 'node');
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** A folder that was copied from another kind of machine holds that machine's binaries. */
function fits(entry) {
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch);
}

function allows(list, value) {
  if (!list) return true;
  return list.some((item) => item.startsWith('!'))
    ? !list.includes(`!${value}`)
    : list.includes(value);
}
