import { addDays } from './dates.ts';

/** Days before a closing or special hours at which the site begins to list them. */
const daysAhead = 30;
/** The same for a range of more than two days, because people plan around it. */
const daysAheadOfLong = 60;

/**
 * Returns whether the site lists a change of hours on a day. This module has no texts, because the browser
 * loads it.
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
