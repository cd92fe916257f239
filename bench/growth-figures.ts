import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootFolder, toolEnvironment } from '../scripts/run.mjs';
import type { Figures } from './figures.ts';

const script = join(rootFolder, 'bench', 'growth.ts');

/** What `growth.ts` found: the last line that it prints, a JSON object of figures by name. */
export async function measureGrowth(): Promise<Figures> {
  if (!existsSync(script)) return {};
  const { stdout } = await promisify(execFile)('node', [script], {
    cwd: rootFolder,
    env: toolEnvironment(),
  });
  return { growth: { '5,000 guides': JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') } };
}
