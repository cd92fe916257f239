import type { Content } from '../domain/read/checks/content.ts';
import { type Days, describeDays } from '../domain/read/checks/practice.ts';
import type { ContentProblem } from '../domain/read/content-error.ts';
import { dayOfPractice } from '../domain/read/visibility.ts';

/**
 * Finds closings and special hours in the past. The build accepts them, because every entry passes in time, but a
 * new entry in the past probably has the wrong year.
 */
export function pastDays({ facts }: Content): ContentProblem[] {
  const today = dayOfPractice(facts);
  const files = [
    ...(facts.closures ? [{ file: 'content/practice/closures.yaml', record: facts.closures }] : []),
    ...facts.locations.map((record) => {
      return { file: `content/practice/locations/${record.slug}.yaml`, record };
    }),
  ];
  return files.flatMap(({ file, record: { closures, specialHours } }) =>
    Object.entries({ closures, specialHours }).flatMap(([field, entries]) =>
      entries.filter(isPast).map((days) => ({
        file,
        field,
        expected: 'days that have not passed; correct the year, or take the entry out',
        received: describeDays(days),
      })),
    ),
  );

  function isPast({ from, until = from }: Days): boolean {
    return until < today;
  }
}
