import type { PracticeFacts } from '../read/practice-schemas.ts';
import { exceptionsOf } from './calendar.ts';

/**
 * The schedules of each open location, in the owner's order: all that a browser needs for saying what
 * is open, without the texts of its file.
 */
export function examCalendars({ locations, closures }: PracticeFacts) {
  return locations
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.order - other.order)
    .map((location) => ({
      location: location.slug,
      timeZone: location.timeZone,
      week: location.schedules.exams,
      desk: location.schedules.desk,
      phone: location.schedules.phone,
      exceptions: exceptionsOf(location, closures),
    }));
}
