import type { LocationRecord } from '../../content/schema/practice/location.ts';
import type { ContentProblem } from './content-error.ts';

type Days = { from: string; until?: string | undefined };

/** Of two exceptions that are equally long, none is the narrower one. */
export function exceptionProblems(
  { closures, specialHours }: { closures: readonly Days[]; specialHours: readonly Days[] },
  file: string,
): ContentProblem[] {
  const all = [...closures, ...specialHours].map(({ from, until = from }) => ({ from, until }));
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => one.from <= other.until && other.from <= one.until)
      .filter((other) => lengthOf(one) === lengthOf(other))
      .map((other) => ({
        file,
        field: 'closures and specialHours',
        expected: 'one entry for a day, or a shorter one within a longer one',
        received: `${one.from} to ${one.until}, and ${other.from} to ${other.until}`,
      })),
  );
}

function lengthOf({ from, until }: { from: string; until: string }): number {
  return Date.parse(until) - Date.parse(from);
}

/** Without a location that is open, the site has no hours, no phone and no address. */
export function noneOpen(
  locations: readonly Pick<LocationRecord, 'status'>[],
  file: string,
): ContentProblem[] {
  if (locations.some(({ status }) => status === 'open')) return [];
  const received = `${locations.length} that are not`;
  return [{ file, field: 'status', expected: 'a location that is open', received }];
}
