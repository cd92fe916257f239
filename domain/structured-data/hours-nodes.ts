import type { OpeningHoursSpecificationLeaf } from 'schema-dts';
import { comingExceptions, type LocationClosures } from '../hours/changes.ts';

/** Returns the hours of exams at a location: every week, and on the days of the coming year that differ. */
export function openingHours(place: LocationClosures) {
  const special = comingExceptions(place)
    .filter(({ schedule }) => schedule === 'exams')
    .flatMap(specialNodes);
  return {
    openingHoursSpecification: place.schedules.exams.map(({ days, opens, closes }) =>
      specification({ dayOfWeek: [...days], opens, closes }),
    ),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

function specialNodes({ from, until, hours }: ReturnType<typeof comingExceptions>[number]) {
  // In schema.org, opening and closing at 00:00 means closed all day.
  const ranges = hours.length > 0 ? hours : [{ opens: '00:00', closes: '00:00' }];
  return ranges.map((range) => specification({ validFrom: from, validThrough: until, ...range }));
}

function specification(
  fields: Omit<OpeningHoursSpecificationLeaf, '@type'>,
): OpeningHoursSpecificationLeaf {
  return { '@type': 'OpeningHoursSpecification', ...fields };
}
