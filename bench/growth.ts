import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, rootFolder, runMain, toolEnvironment } from '../scripts/run.mjs';
import { generateGuides } from './generate-guides.ts';
import type { BuiltSite } from './measure-build.ts';

/** What is made of the project, and what no build reads. */
const leftOut = new Set(['node_modules', 'dist', '.git', '.wrangler', 'test-results']);

/** Numbers of guides to build with, unless others are asked for. */
export const usualSizes: readonly number[] = [1000, 5000];

export interface Growth extends BuiltSite {
  guides: number;
  buildSeconds: number;
}

export interface GrowthReport {
  sizes: Growth[];
  /** Of the largest build, once the first second is taken off. */
  millisecondsPerPage: number;
  /** What one more page costs between the smallest and the largest build. */
  millisecondsPerAddedPage: number;
}

/**
 * Builds the project with ever more guides, each time in a temporary folder, and measures the result.
 * @param sizes numbers of generated guides, ascending
 * @throws Refusal when a build fails
 */
export function measureGrowth(sizes: readonly number[]): GrowthReport {
  const measured: Growth[] = [];
  for (const guides of sizes) measured.push(measureSize(guides));
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last) throw new Refusal('There is no size to build.');
  const perPage = ((last.buildSeconds - 1) * 1000) / last.guides;
  const seconds = last.buildSeconds - first.buildSeconds;
  const perAddedPage = (seconds * 1000) / (last.guides - first.guides);
  return {
    sizes: measured,
    millisecondsPerPage: rounded(perPage),
    millisecondsPerAddedPage: rounded(sizes.length > 1 ? perAddedPage : perPage),
  };
}

function measureSize(guides: number): Growth {
  const project = mkdtempSync(join(tmpdir(), 'growth-'));
  try {
    cpSync(rootFolder, project, {
      recursive: true,
      filter: (file) => file === rootFolder || !leftOut.has(basename(file)),
    });
    symlinkSync(join(rootFolder, 'node_modules'), join(project, 'node_modules'));
    generateGuides(project, guides);
    const buildSeconds = build(project);
    return { guides, buildSeconds, ...measure(join(project, 'dist')) };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function build(project: string): number {
  const start = performance.now();
  runTool('vike', ['build'], project);
  return rounded((performance.now() - start) / 1000);
}

function measure(dist: string): BuiltSite {
  return JSON.parse(runTool('node', [join(import.meta.dirname, 'measure-build.ts'), dist]));
}

/** Runs a tool to its end and gives what it printed. */
function runTool(name: string, args: string[], cwd = rootFolder): string {
  const options = { cwd, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
  const { status, stdout, stderr } = spawnSync(name, args, options);
  if (status !== 0) throw new Refusal(`${name} failed.\n${stderr}`);
  return stdout;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** One line a figure, one column a size. */
function print({ sizes, ...slopes }: GrowthReport) {
  const figures = Object.keys(sizes[0] ?? {}) as (keyof Growth)[];
  const rows = figures.map((figure) => [
    figure,
    Object.fromEntries(sizes.map((size) => [`${size.guides} guides`, size[figure]])),
  ]);
  console.table(Object.fromEntries(rows));
  console.table(slopes);
}

if (import.meta.main) {
  await runMain(() => {
    const { values } = parseArgs({
      options: {
        guides: { type: 'string', multiple: true, default: usualSizes.map(String) },
        json: { type: 'boolean', default: false },
      },
    });
    const report = measureGrowth(values.guides.map(Number));
    if (values.json) console.log(JSON.stringify(report, null, 2));
    else print(report);
  });
}
