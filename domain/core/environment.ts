/** Returns an environment variable, or an empty string if it isn't set, as in browsers. */
export function env(name: string): string {
  return globalThis.process?.env?.[name] ?? '';
}

/**
 * Returns the origin of absolute URLs: `SITE_ORIGIN` if the environment has it, at build and at run time, or
 * the practice's own.
 * @throws TypeError if `SITE_ORIGIN` is not an absolute URL
 */
export function siteOriginOf(practice: { siteOrigin: string }): string {
  const configured = env('SITE_ORIGIN');
  return configured ? new URL(configured).origin : practice.siteOrigin;
}

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

/** The address to which the form posts if delivery is on. */
export const contactEndpoint = '/api/contact';

/**
 * Returns where contact messages go: to the visitor's own console, to a webhook, or to a mailbox. The environment
 * variable `CONTACT_DELIVERY` chooses. The build copies it into the worker's variables, so that pages and endpoint
 * agree.
 * @throws TypeError if it has another value
 */
export function contactDelivery(): 'console' | 'webhook' | 'email' {
  const chosen = env('CONTACT_DELIVERY') || 'console';
  if (chosen === 'console' || chosen === 'webhook' || chosen === 'email') return chosen;
  throw new TypeError(`CONTACT_DELIVERY is "${chosen}", but must be console, webhook or email.`);
}

/** Returns whether messages reach the practice. Otherwise they stay in the visitor's own console. */
export function deliversMessages(): boolean {
  return contactDelivery() !== 'console';
}

/** Returns Turnstile's site key, or an empty string if the form doesn't use Turnstile. */
export function turnstileSiteKey(): string {
  return deliversMessages() ? env('TURNSTILE_SITE_KEY') : '';
}
