import type { Content } from '../domain/read/checks/content.ts';
import { type Days, describeDays } from '../domain/read/checks/practice.ts';
import type { ContentProblem } from '../domain/read/content-error.ts';
import { dayOfPractice } from '../domain/read/visibility.ts';

/**
 * Finds closings, special hours and an announcement in the past. The build accepts them, because all of them pass
 * in time, but new ones in the past probably have the wrong year.
 */
export function pastDays(content: Content): ContentProblem[] {
  return [...pastExceptions(content), ...pastAnnouncement(content)];
}

function pastAnnouncement({ facts }: Content): ContentProblem[] {
  const { shown, until } = facts.announcement;
  if (!shown || !until || until >= dayOfPractice(facts)) return [];
  return [
    {
      file: 'content/practice/announcement.yaml',
      field: 'until',
      expected: 'a day that has not passed, or “Shown” switched off',
      received: until,
    },
  ];
}

function pastExceptions({ facts }: Content): ContentProblem[] {
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
