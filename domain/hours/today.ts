import { env } from '../env.ts';

/**
 * Returns the current time, or the moment in `SITE_TODAY` if tests set it. Browsers have no such variable, so
 * tests set their clocks instead.
 * @throws RangeError if `SITE_TODAY` is neither a date such as 2026-11-23 nor a date and time
 */
export function today(): Date {
  const fixed = env('SITE_TODAY');
  if (!fixed) return new Date();
  // At 17:00 UTC, the date is the same in all time zones of the United States.
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(fixed) ? `${fixed}T17:00:00Z` : fixed);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new RangeError(`SITE_TODAY is "${fixed}": give it a day such as 2026-11-23, or unset it.`);
}
