import { parseArgs } from 'node:util';
import { Refusal } from '../build/run/run.mjs';

export const parts = ['pages', 'lighthouse', 'interactions', 'server'] as const;
export type Part = (typeof parts)[number];

/** What a run measures. */
export interface BenchOptions {
  parts: readonly Part[];
  /** Paths of pages; without them, all. */
  routes?: readonly string[];
  /** Lighthouse runs for each page. */
  runs: number;
  /** Pairs of rounds, ours and bare, for each runtime. */
  rounds: number;
  /** Seconds that a round lasts. */
  seconds: number;
  /** Print what earlier runs found, and measure nothing. */
  isPrintOnly: boolean;
}

/**
 * Reads the command line.
 * @throws Refusal where it names a part that there is not, or a count that is none
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      routes: { type: 'string' },
      runs: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      print: { type: 'boolean', default: false },
    },
  });
  return {
    parts: values.only === undefined ? parts : values.only.split(',').map(readPart),
    ...(values.routes !== undefined && { routes: values.routes.split(',') }),
    runs: readCount('runs', values.runs),
    rounds: readCount('rounds', values.rounds),
    seconds: readCount('seconds', values.seconds),
    isPrintOnly: values.print,
  };
}

function readPart(name: string): Part {
  const part = parts.find((known) => known === name);
  if (part) return part;
  throw new Refusal(`There is no part "${name}": ${parts.join(', ')}.`);
}

function readCount(name: string, value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Refusal(`--${name} must be a whole number from 1, not "${value}".`);
}
