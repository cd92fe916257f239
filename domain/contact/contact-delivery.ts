import { env } from '../env.ts';

/** Where the form posts to when delivery is on. */
export const contactEndpoint = '/api/contact';

/** The element of the contact page that confirms a message sent without JavaScript. */
export const sentAnchor = 'message-sent';

/** The field that people don't see and programs fill in. */
export const honeypotField = 'subject';

/** The field that Turnstile's widget adds to the form. */
export const turnstileField = 'cf-turnstile-response';

/**
 * How a contact message travels: to the visitor's own console, straight to the deliverer, or by way
 * of a queue. The environment variable `CONTACT_DELIVERY` chooses; the build writes it into the
 * worker's variables, so that the pages and the endpoint agree.
 * @throws TypeError where it names no way.
 */
export function contactDelivery(): 'console' | 'direct' | 'queue' {
  const chosen = env('CONTACT_DELIVERY') || 'console';
  if (chosen === 'console' || chosen === 'direct' || chosen === 'queue') return chosen;
  throw new TypeError(`CONTACT_DELIVERY is "${chosen}", but must be console, direct or queue.`);
}

/** Turnstile's public key, where the form is guarded by it. */
export function turnstileSiteKey(): string {
  return contactDelivery() === 'console' ? '' : env('TURNSTILE_SITE_KEY');
}

/** What the site does with messages, as far as legal texts depend on it. */
export function messageSettings() {
  const isMailed = !env('CONTACT_WEBHOOK_URL') && env('CONTACT_EMAIL_FROM') !== '';
  return {
    delivery: contactDelivery(),
    receiver: isMailed ? 'email' : 'webhook',
    turnstile: turnstileSiteKey() ? 'on' : 'off',
  };
}
