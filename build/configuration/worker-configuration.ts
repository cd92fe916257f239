import { contactDelivery, turnstileSiteKey } from '#domain/contact/contact-delivery.ts';

/** The parts of a worker's configuration that message delivery needs. */
interface DeliveryConfiguration {
  vars?: Record<string, unknown>;
  queues: { producers?: unknown[]; consumers?: unknown[] };
  send_email: unknown[];
  ratelimits: unknown[];
}

/** What the pages say, too: the privacy policy tells where a message goes. */
export const settledNames = [
  'CONTACT_DELIVERY',
  'CONTACT_WEBHOOK_URL',
  'CONTACT_EMAIL_FROM',
  'TURNSTILE_SITE_KEY',
] as const;

/** The settings of a build: the environment's, or else those of `wrangler.toml`. */
export function settledVariables(variables: Readonly<Record<string, unknown>>) {
  const settled = settledNames.map((name) => [
    name,
    process.env[name] || `${variables[name] ?? ''}`,
  ]);
  return Object.fromEntries(settled) as Record<(typeof settledNames)[number], string>;
}

/**
 * Settles for one build how messages travel, by the environment or else by the variables of
 * `wrangler.toml`: for the pages built now and for the worker that will answer. What the chosen way
 * doesn't need is left out, so a site without delivery needs no queue in the account.
 * @throws TypeError where `CONTACT_DELIVERY` names no way
 */
export function configureDelivery(configuration: DeliveryConfiguration): void {
  const { vars = {} } = configuration;
  const settled = settledVariables(vars);
  Object.assign(process.env, settled);
  const delivery = contactDelivery();
  configuration.vars = {
    ...vars,
    ...settled,
    CONTACT_DELIVERY: delivery,
    TURNSTILE_SITE_KEY: turnstileSiteKey(),
  };
  if (delivery !== 'queue') configuration.queues = { producers: [], consumers: [] };
  if (delivery === 'console') configuration.ratelimits = [];
  if (delivery === 'console' || !settled.CONTACT_EMAIL_FROM) configuration.send_email = [];
}
