import { spawnSync } from 'node:child_process';
import { Refusal } from './run.mjs';

const oldestNode = 20;

/**
 * Checks what the project needs of the machine before anything is installed.
 * @throws {Refusal} when Node is too old, or git or npm is missing
 */
export function checkMachine() {
  checkNode(process.versions.node);
  for (const tool of ['git', 'npm']) {
    if (spawnSync(tool, ['--version'], { shell: process.platform === 'win32' }).status !== 0) {
      throw new Refusal(`${tool} is missing: install it and run this command again.`);
    }
  }
}

/**
 * @param {string} version as `process.versions.node` has it
 * @throws {Refusal} when that Node is too old
 */
export function checkNode(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new Refusal(
    `Node ${version} is too old: install Node ${oldestNode} or newer and run this command again.`,
  );
}
