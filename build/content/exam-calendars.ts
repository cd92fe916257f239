import { exceptionsOf } from '../../content/hours/calendar.ts';
import type { PracticeFacts } from './read-practice.ts';

/**
 * When each open location sees patients, in the owner's order: all that a browser needs for saying
 * whether one is open, without the texts of its file.
 */
export function examCalendars({ locations, closures }: PracticeFacts) {
  return locations
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => one.order - other.order)
    .map((location) => ({
      location: location.slug,
      timeZone: location.timeZone,
      week: location.schedules.exams,
      exceptions: exceptionsOf(location, closures),
    }));
}
