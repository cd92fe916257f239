import { unstable_readConfig as readConfig } from 'wrangler';
import { readFiles } from '../../build/content/read-content.ts';
import { fingerprintOf } from '../../build/content/spanish.ts';
import { settledVariables } from '../../build/worker-configuration.ts';
import type { PracticeFacts } from '../../content-model/facts.ts';

/** Facts and settings that decide a deployment. */
export interface Deployment {
  facts: PracticeFacts;
  /** The fingerprint of its Spanish texts. */
  spanish: string;
  /** Variables of `wrangler.toml`, with the environment's values. */
  variables: Readonly<Record<string, unknown>>;
  secrets: readonly string[];
  /** The names by which the worker can send email. */
  mailers: readonly string[];
  routes: readonly string[];
  /** True if a contact form that sends nothing may go online. */
  mayBeSilent: boolean;
  /** True if Node serves the site, with its own variables and without Cloudflare's routes. */
  isNode?: boolean;
}

/** Reads this project. `--preview` is for previews, which patients don't see, and `--node` for Node. */
export function readDeployment(): Deployment {
  const { vars, secrets, send_email, routes = [] } = readConfig({ config: 'wrangler.toml' });
  const isNode = process.argv.includes('--node');
  const content = readFiles();
  return {
    facts: content.facts,
    spanish: fingerprintOf(content),
    variables: { ...vars, ...(isNode && process.env), ...settledVariables(vars) },
    secrets: isNode ? Object.keys(process.env) : (secrets?.required ?? []),
    mailers: send_email.map(({ name }: { name: string }) => name),
    routes: (isNode ? [] : routes).map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    ),
    mayBeSilent:
      process.env['ALLOW_SILENT_CONTACT_FORM'] === '1' || process.argv.includes('--preview'),
    isNode,
  };
}
