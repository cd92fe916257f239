import { contactDelivery, turnstileSiteKey } from '#domain/environment.ts';

/** The parts of a worker's configuration that message delivery needs. */
interface WorkerConfiguration {
  vars?: Record<string, unknown>;
  send_email: unknown[];
}

/** The variables that pages also depend on: the privacy policy says where messages go. */
export const settledNames = [
  'CONTACT_DELIVERY',
  'TURNSTILE_SITE_KEY',
  'SITE_ORIGIN',
  'SITE_TODAY',
] as const;

/**
 * Returns the settings of this build: each from the environment, or else from `wrangler.toml`.
 * @param variables `[vars]` of `wrangler.toml`
 */
export function settledVariables(variables: Readonly<Record<string, unknown>>) {
  const settingOf = (name: string) => process.env[name] || `${variables[name] ?? ''}`;
  const settled = settledNames.map((name) => [name, settingOf(name)] as const);
  return Object.fromEntries(settled.filter(([, value]) => value));
}

/**
 * Fixes the settings for one build, so that its pages and its worker agree. Writes them to the environment and to
 * `configuration`, and removes the binding for email if messages go elsewhere: an account without Email Routing may
 * refuse it.
 * @param configuration the worker's configuration, which is changed
 * @throws TypeError if `CONTACT_DELIVERY` isn't a known kind of delivery
 */
export function configureWorker(configuration: WorkerConfiguration): void {
  const settled = settledVariables(configuration.vars ?? {});
  Object.assign(process.env, settled);
  const [CONTACT_DELIVERY, TURNSTILE_SITE_KEY] = [contactDelivery(), turnstileSiteKey()];
  const { vars } = configuration;
  configuration.vars = { ...vars, ...settled, CONTACT_DELIVERY, TURNSTILE_SITE_KEY };
  if (CONTACT_DELIVERY !== 'email') configuration.send_email = [];
}
