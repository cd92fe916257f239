import { addDays } from './dates.ts';

/** How many days in advance the site lists closings and special hours. */
const daysAhead = 14;
/** The same for a range of more than two days, because people plan around it. */
const daysAheadOfLong = 60;

/**
 * Returns whether, on a given day, the site already lists a change of hours. Keep texts out of this module,
 * because the browser loads it.
 * @param change its first and last day, as ISO dates
 * @param day an ISO date in the location's time zone
 */
export function isAnnounced(
  { from, until }: { from: string; until: string },
  day: string,
): boolean {
  const ahead = until > addDays(from, 1) ? daysAheadOfLong : daysAhead;
  return until >= day && from <= addDays(day, ahead);
}
