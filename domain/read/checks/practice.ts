import { formatDate } from '../../articles/dates.ts';
import type { ContentProblem } from '../content-error.ts';
import { type Content, practiceFile } from './content.ts';

/** An exception to the weekly hours, with its reason. */
interface Days {
  from: string;
  until?: string | undefined;
  reason: string;
}

/** Checks that no two exceptions of equal length overlap: neither would be the more specific one. */
export function exceptions(content: Content): ContentProblem[] {
  const { closures, locations } = content.facts;
  return [
    ...exceptionsOf(closures, `${content.folder}/practice/closures.yaml`),
    ...locations.flatMap((location) =>
      exceptionsOf(location, practiceFile(content, 'locations', location.slug)),
    ),
  ];
}

function exceptionsOf(
  { closures, specialHours }: { closures: readonly Days[]; specialHours: readonly Days[] },
  file: string,
): ContentProblem[] {
  const all = Object.entries({ closures, specialHours }).flatMap(([list, entries]) =>
    entries.map(({ from, until = from, reason }, index) => {
      return { field: `${list}.${index}`, from, until, reason };
    }),
  );
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => one.from <= other.until && other.from <= one.until)
      .filter((other) => lengthOf(one) === lengthOf(other))
      .map((other) => ({
        file,
        field: other.field,
        expected:
          "days that don't overlap with another entry, or a shorter entry within a longer one",
        received: `${describeDays(other)}, beside ${describeDays(one)}`,
      })),
  );
}

/** Describes an exception to the weekly hours: `Thanksgiving (November 26, 2026)`. */
function describeDays({ from, until = from, reason }: Days): string {
  const days = [...new Set([from, until])].map(formatDate);
  return `${reason} (${days.join(' to ')})`;
}

function lengthOf({ from, until }: { from: string; until: string }): number {
  return Date.parse(until) - Date.parse(from);
}

/** Checks that a location is open: the site takes its hours, phone number and address from it. */
export function openLocation({ facts: { locations }, folder }: Content): ContentProblem[] {
  if (locations.some(({ status }) => status === 'open')) return [];
  const file = `${folder}/practice/locations`;
  const received = `${locations.length} that are not`;
  return [{ file, field: 'status', expected: 'a location that is open', received }];
}
