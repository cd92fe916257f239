import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run/run.mjs';

const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, output: 'ignore' } as const;

/** Where programs of these names would lie, those of earlier names first. */
export function placesOf(...names: string[]): string[] {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The path of a program, where the machine has it. */
export function findProgram(name: string): string | undefined {
  return placesOf(name).find((file) => existsSync(file));
}

/** Whether this process may install Debian's packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs packages of Debian, without what they only recommend.
 * @returns whether they are installed now
 */
export async function installPackages(...names: string[]): Promise<boolean> {
  await run('apt-get', ['update'], quietly);
  const install = ['install', '--yes', '--no-install-recommends', ...names];
  return (await run('apt-get', install, quietly)) === 0;
}
