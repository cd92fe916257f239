import { join } from 'node:path';
import { rootFolder } from '../tools/run/run.mjs';

/** The figures of one thing that was measured, by name. */
export type Row = Record<string, number>;

/** What was measured, by its name. */
export type Rows = Record<string, Row>;

/** Where a run writes what it needs. */
export const working = join(rootFolder, 'bench', 'results');

/** The value in the middle of an odd number of values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Rounds to two digits after the point. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
