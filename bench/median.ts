/**
 * The middle of some values: half are below, half above. Of an even number, the mean of the two in
 * the middle.
 * @throws Error where there is no value.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No values have no median');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The median of each name's values. A name that some runs lack is judged by the others. */
export function medians<Name extends string>(
  runs: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run) as Name[]))];
  const entries = names.map((name) => {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    return [name, median(values)];
  });
  return Object.fromEntries(entries);
}
