import { addDays } from './dates.ts';

/** How many days ahead visitors read of a closing or of special hours. */
const daysAhead = 30;
/** The same for a range of more than two days, around which people plan. */
const daysAheadOfLong = 60;

/**
 * Whether visitors read of a change of hours on a day. Apart from the words: it travels to the browser.
 * @param change its first and last day, as ISO dates
 * @param day an ISO date by the clocks of the location
 */
export function isAnnounced(
  { from, until }: { from: string; until: string },
  day: string,
): boolean {
  const ahead = until > addDays(from, 1) ? daysAheadOfLong : daysAhead;
  return until >= day && from <= addDays(day, ahead);
}
