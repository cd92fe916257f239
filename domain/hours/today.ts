import { env } from '../env.ts';

/**
 * The present moment: the machine's clock or, where tests set `SITE_TODAY`, that moment. Browsers have
 * no such variable; tests set their clock instead.
 * @throws RangeError where `SITE_TODAY` is neither a day such as 2026-11-23 nor a moment
 */
export function today(): Date {
  const fixed = env('SITE_TODAY');
  if (!fixed) return new Date();
  // 17:00 in UTC is the same day in every zone of the United States.
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(fixed) ? `${fixed}T17:00:00Z` : fixed);
  if (!Number.isNaN(moment.getTime())) return moment;
  throw new RangeError(`SITE_TODAY is "${fixed}": give it a day such as 2026-11-23, or unset it.`);
}
