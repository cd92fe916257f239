import { unstable_readConfig as readConfig } from 'wrangler';
import { readPractice } from '../build/content/read-practice.ts';
import { settledVariables } from '../build/worker-configuration.ts';
import type { PracticeFacts } from '../content-model/facts.ts';
import { ContentError } from '../content-model/parse/content-error.ts';
import { mapTexts } from '../content-model/parse/entry-text.ts';

export interface Deployment {
  facts: PracticeFacts;
  /** From `wrangler.toml`, with the environment's values. */
  variables: Readonly<Record<string, unknown>>;
  secrets: readonly string[];
  routes: readonly string[];
  /** Whether a contact form that sends nothing may go online. */
  mayBeSilent: boolean;
}

const practiceFile = 'content/practice/practice.yaml';
const settingsFile = 'wrangler.toml';

/** A host that nobody can own (RFC 2606, RFC 6761), or the manual's own placeholder. */
const reservedHost =
  /(?:^|[.@/\s])(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|your-?domain\.\w+|invalid|localhost)(?![\w.-])/i;
/** A phone number that nobody can have: area code 555, 555-5555, or one of 555-0100 to 555-0199. */
const reservedPhone =
  /(?<!\d)(?:\(?555\)?[\s.-]?\d{3}[\s.-]?\d{4}|555[\s.-]?(?:5555|01\d{2}))(?!\d)/;
const publicHost = /\.[a-z][a-z0-9-]*$/;
/** Cloudflare's public keys for tests, which stop nobody or everybody. */
const turnstileTestKey = /^\dx0{20}[A-F]{2}$/i;

/** Returns why a site must not be deployed, as sentences that name the file. No sentence means that it may. */
export function refusals(deployment: Deployment): string[] {
  return [
    ...refuseSample(deployment.facts),
    ...refusePlaceholders(deployment.facts),
    ...refuseOrigin(deployment),
    ...refuseSilence(deployment),
  ];
}

function refuseSample({ practice, frames }: PracticeFacts): string[] {
  const samples = {
    [practiceFile]: practice.sample && 'the practice is invented',
    'content/frames.yaml': frames.sample && 'the frames and their sizes are invented',
  };
  return Object.entries(samples)
    .filter(([, what]) => what)
    .map(([file, what]) => {
      return `${file}: \`sample: true\` says that ${what}. Delete it once every fact is your own.`;
    });
}

function refusePlaceholders({ locations, people, ...single }: PracticeFacts): string[] {
  const files = [
    ...Object.entries(single),
    ...locations.map((record) => [`locations/${record.slug}`, record] as const),
    ...people.map((record) => [`people/${record.slug}`, record] as const),
  ];
  const refused: string[] = [];
  for (const [name, record] of files) {
    mapTexts(record, (text, path) => {
      const what = `content/practice/${name}.yaml: ${path} is "${text}", which is only a placeholder.`;
      if (reservedHost.test(text) || reservedPhone.test(text)) refused.push(what);
      return text;
    });
  }
  return refused;
}

function refuseOrigin({ facts, variables, routes }: Deployment): string[] {
  const origin = `${variables['SITE_ORIGIN'] || facts.practice.siteOrigin}`;
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.protocol !== 'https:' || !publicHost.test(url.hostname)) {
    return [`${practiceFile}: siteOrigin is "${origin}", but must be https:// and a public host.`];
  }
  const { hostname } = url;
  if (routes.length === 0 || routes.some((pattern) => pattern.startsWith(hostname))) return [];
  return [`${settingsFile}: no route serves ${hostname}, the host of siteOrigin.`];
}

function refuseSilence({ variables, secrets, mayBeSilent }: Deployment): string[] {
  const variable = (name: string) => `${variables[name] ?? ''}`;
  const delivery = variable('CONTACT_DELIVERY') || 'console';
  const [webhook, key] = [variable('CONTACT_WEBHOOK_URL'), variable('TURNSTILE_SITE_KEY')];
  const receiver = { webhook, email: variable('CONTACT_EMAIL_FROM') }[delivery] ?? '';
  const unstored = (secret: string, isNeeded: boolean): [isWrong: boolean, what: string] => [
    isNeeded && !secrets.includes(secret),
    `${secret} is needed. Store it with "npx wrangler secret put", and name it under [secrets].`,
  ];
  const faults: [isWrong: boolean, what: string][] = [
    [
      delivery === 'console' && !mayBeSilent,
      'CONTACT_DELIVERY is "console": nobody receives a message. See docs/messages.md, or set ALLOW_SILENT_CONTACT_FORM=1 if you mean that.',
    ],
    [
      delivery !== 'console' && !receiver,
      `CONTACT_DELIVERY is "${delivery}", but no receiver is set.`,
    ],
    [reservedHost.test(receiver), `"${receiver}" is only a placeholder.`],
    [
      webhook !== '' && !webhook.startsWith('https://'),
      `CONTACT_WEBHOOK_URL is "${webhook}", but must start with https://.`,
    ],
    unstored('CONTACT_WEBHOOK_SECRET', delivery === 'webhook'),
    unstored('TURNSTILE_SECRET', key !== ''),
    [turnstileTestKey.test(key), `TURNSTILE_SITE_KEY is "${key}", a key for tests.`],
  ];
  return faults.flatMap(([isWrong, what]) => (isWrong ? [`${settingsFile}: ${what}`] : []));
}

/** Reads what a deployment is decided by. `--preview` is for previews, which patients don't see. */
function readDeployment(): Deployment {
  const { vars, secrets, routes = [] } = readConfig({ config: settingsFile });
  return {
    facts: readPractice(),
    variables: { ...vars, ...settledVariables(vars) },
    secrets: secrets?.required ?? [],
    routes: routes.map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    ),
    mayBeSilent:
      process.env['ALLOW_SILENT_CONTACT_FORM'] === '1' || process.argv.includes('--preview'),
  };
}

/** Returns the refusals of this project. Content that the build would refuse is one. */
function refusalsHere(): string[] {
  try {
    return refusals(readDeployment());
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

if (import.meta.main) {
  const found = refusalsHere();
  if (found.length > 0) console.error(['Nothing was deployed:', ...found].join('\n\n'));
  process.exitCode = found.length > 0 ? 1 : 0;
}
