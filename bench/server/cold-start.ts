import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootFolder, toolEnvironment } from '../../build/run/run.mjs';
import { wranglerEnvironment } from '../../build/run/wrangler-environment.ts';
import type { Row } from '../figures.ts';
import { median } from '../median.ts';

const execute = promisify(execFile);
const working = join(rootFolder, 'bench', 'results', 'server');
const idle = ['(idle)', '(program)'];

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/**
 * What the first visitor waits for: a page that was never rendered, in Node, where CPU can be read,
 * and the start of the worker, as wrangler measures it in workerd.
 */
export async function measureCold(runs: number): Promise<Row> {
  const renders: number[][] = [];
  const starts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    renders.push(await renderAll());
    starts.push(await startUp());
  }
  return {
    'first render CPU ms': median(renders.map(([first = 0]) => first)),
    'cold render CPU ms': median(renders.flatMap(([, ...others]) => others)),
    // Whatever else the machine does can only make a start longer.
    'start-up CPU ms': Math.min(...starts),
  };
}

/** What queries cost that nobody asked before, once the index is read. */
export async function measureQueries(runs: number): Promise<Row> {
  const costs: { reading: number; suggestions: number[]; results: number[] }[] = [];
  for (let run = 0; run < runs; run += 1) {
    costs.push(JSON.parse((await runTool('node', ['bench/server/search-cost.ts'])).stdout));
  }
  return {
    'index reading CPU ms': median(costs.map(({ reading }) => reading)),
    'first query CPU ms': median(costs.map(({ suggestions: [first = 0] }) => first)),
    'query CPU ms': median(costs.flatMap(({ suggestions }) => suggestions)),
    'slowest query CPU ms': median(costs.map(({ suggestions }) => Math.max(...suggestions))),
    'results page CPU ms': median(costs.flatMap(({ results }) => results)),
  };
}

async function renderAll(): Promise<number[]> {
  const { stdout } = await runTool('node', ['bench/server/cold-render.ts']);
  return JSON.parse(stdout);
}

async function startUp(): Promise<number> {
  const file = join(working, 'start-up.cpuprofile');
  const configuration = ['--config', 'dist/server/wrangler.json'];
  await runTool('wrangler', ['check', 'startup', ...configuration, '--outfile', file]);
  return busyMilliseconds(JSON.parse(readFileSync(file, 'utf8')));
}

function runTool(command: string, args: string[]) {
  return execute(command, args, { cwd: rootFolder, env: toolEnvironment(wranglerEnvironment) });
}

/** The time of a profile in which something ran. */
export function busyMilliseconds({ nodes, samples, timeDeltas }: CpuProfile): number {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const busy = timeDeltas.filter(
    (_, index) => !idle.includes(names.get(samples[index] ?? 0) ?? ''),
  );
  return busy.reduce((sum, microseconds) => sum + microseconds, 0) / 1000;
}
