import { contactDelivery, turnstileSiteKey } from '#domain/core/environment.ts';

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

/** Returns the settings of this build: each from the environment, or else from `[vars]` of `wrangler.toml`. */
export function settledVariables(variables: Readonly<Record<string, unknown>>) {
  const settingOf = (name: string) => process.env[name] || `${variables[name] ?? ''}`;
  const settled = settledNames.map((name) => [name, settingOf(name)] as const);
  return Object.fromEntries(settled.filter(([, value]) => value));
}

/**
 * Writes the settings of this build to the environment and to the configuration, so that its pages and its worker
 * agree. Removes the binding for email if messages go elsewhere: an account without Email Routing may refuse it.
 */
export function configureWorker(configuration: WorkerConfiguration): void {
  const settled = settledVariables(configuration.vars ?? {});
  Object.assign(process.env, settled);
  const [CONTACT_DELIVERY, TURNSTILE_SITE_KEY] = [contactDelivery(), turnstileSiteKey()];
  const { vars } = configuration;
  configuration.vars = { ...vars, ...settled, CONTACT_DELIVERY, TURNSTILE_SITE_KEY };
  if (CONTACT_DELIVERY !== 'email') configuration.send_email = [];
}
