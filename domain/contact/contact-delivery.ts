import { env } from '../env.ts';

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

/** Returns Turnstile's site key, or an empty string if the form doesn't use Turnstile. */
export function turnstileSiteKey(): string {
  return contactDelivery() === 'console' ? '' : env('TURNSTILE_SITE_KEY');
}

/** Returns the settings of delivery that legal texts depend on. */
export function messageSettings() {
  const turnstile: 'on' | 'off' = turnstileSiteKey() ? 'on' : 'off';
  return { delivery: contactDelivery(), turnstile };
}
