import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootFolder, toolEnvironment } from '../scripts/run.mjs';
import type { Figures, Row } from './figures.ts';

const script = join(rootFolder, 'bench', 'growth.ts');

/** What `growth.ts` prints as JSON: figures for each number of guides, and how they grow. */
interface GrowthReport {
  sizes: (Row & { guides: number })[];
  [slope: string]: unknown;
}

/** Builds the site with generated guides, if there is a script for it. */
export async function measureGrowth(): Promise<Figures> {
  if (!existsSync(script)) return {};
  const { stdout } = await promisify(execFile)('node', [script, '--json'], {
    cwd: rootFolder,
    env: toolEnvironment(),
  });
  return readGrowth(JSON.parse(stdout));
}

/** A row for each number of guides, and one for how the figures grow with it. */
export function readGrowth({ sizes, ...slopes }: GrowthReport): Figures {
  const rows = sizes.map(({ guides, ...row }) => [`${guides} guides`, row]);
  return { growth: Object.fromEntries([...rows, ['slope', slopes]]) };
}
