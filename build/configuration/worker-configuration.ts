import { contactDelivery, turnstileSiteKey } from '#domain/environment.ts';

/** The parts of a worker's configuration that message delivery needs. */
interface DeliveryConfiguration {
  vars?: Record<string, unknown>;
  send_email: unknown[];
}

/** The variables that pages also depend on: the privacy policy says where messages go. */
export const settledNames = ['CONTACT_DELIVERY', 'TURNSTILE_SITE_KEY'] as const;

/**
 * Returns the delivery settings of this build: each from the environment, or else from `wrangler.toml`.
 * @param variables `[vars]` of `wrangler.toml`
 */
export function settledVariables(variables: Readonly<Record<string, unknown>>) {
  const settled = settledNames.map((name) => [
    name,
    process.env[name] || `${variables[name] ?? ''}`,
  ]);
  return Object.fromEntries(settled) as Record<(typeof settledNames)[number], string>;
}

/**
 * Fixes the message delivery settings for one build, so that its pages and its worker agree. Writes them to
 * the environment and to `configuration`, and removes the binding for email if messages go elsewhere: an account
 * without Email Routing may refuse it.
 * @param configuration the worker's configuration, which is changed
 * @throws TypeError if `CONTACT_DELIVERY` isn't a known kind of delivery
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
    ...rendering(),
  };
  if (delivery !== 'email') configuration.send_email = [];
}

/** The variables of this build that the worker needs to render pages alike. */
function rendering(): Record<string, string> {
  const { SITE_ORIGIN: origin, SITE_TODAY: day } = process.env;
  return { ...(origin && { SITE_ORIGIN: origin }), ...(day && { SITE_TODAY: day }) };
}
