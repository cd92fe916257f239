import { openInOrder } from '../practice/locations.ts';
import type { PracticeFacts } from '../read/practice-schemas.ts';
import { exceptionsOf } from './calendar.ts';

/**
 * Returns the schedules of each open location in the owner's order. The browser needs only these to say what
 * is open.
 */
export function examCalendars({ locations, closures }: PracticeFacts) {
  return openInOrder(locations).map((location) => ({
    location: location.slug,
    timeZone: location.timeZone,
    ...location.schedules,
    exceptions: exceptionsOf(location, closures),
  }));
}
