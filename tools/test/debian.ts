import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run/run.mjs';

const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'ignore' } as const;

/** Returns the paths at which programs may be, in the order of their names. */
export function placesOf(...names: string[]): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Returns the path of a program, or undefined if it isn't installed. */
export function findProgram(name: string): string | undefined {
  return placesOf(name).find((file) => existsSync(file));
}

/** Whether this process can install Debian packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs Debian packages, without the packages that they recommend.
 * @returns whether the installation succeeded
 */
export async function installPackages(...names: string[]): Promise<boolean> {
  await run('apt-get', ['update'], quietly);
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  return (await run('apt-get', install, quietly)) === 0;
}
