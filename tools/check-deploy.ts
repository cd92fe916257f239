import { unstable_readConfig as readConfig } from 'wrangler';
import { settledVariables } from '../build/configuration/worker-configuration.ts';
import { readPractice } from '../build/content/read-practice.ts';
import { ContentError } from '../domain/read/content-error.ts';
import type { PracticeFacts } from '../domain/read/practice-schemas.ts';

/** What a deployment is decided by. */
export interface Deployment {
  facts: PracticeFacts;
  /** From `wrangler.toml`, with the environment's values. */
  variables: Readonly<Record<string, unknown>>;
  /** The names under `[secrets]`. */
  secrets: readonly string[];
  /** The patterns of the site's routes. */
  routes: readonly string[];
  /** `SITE_ORIGIN` of the environment, which only the build sees. */
  originAtBuild?: string;
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
  return files.flatMap(([name, record]) =>
    valuesIn(record)
      .filter(([, value]) => reservedHost.test(value) || reservedPhone.test(value))
      .map(([path, value]) => {
        return `content/practice/${name}.yaml: ${path} is "${value}", which is only a placeholder.`;
      }),
  );
}

/** Returns all values in an object, at any depth, with their paths. */
function valuesIn(data: unknown, path = ''): [path: string, value: string][] {
  if (typeof data !== 'object' || data === null) return [[path, String(data ?? '')]];
  return Object.entries(data).flatMap(([key, value]) =>
    valuesIn(value, path === '' ? key : `${path}.${key}`),
  );
}

function refuseOrigin({ facts, variables, originAtBuild, routes }: Deployment): string[] {
  const { siteOrigin } = facts.practice;
  const origin = originAtBuild || siteOrigin;
  const atRunTime = originAtBuild || textOf(variables['SITE_ORIGIN']) || siteOrigin;
  if (origin !== atRunTime) {
    return [
      `SITE_ORIGIN: pages would be built for ${origin} and rendered for ${atRunTime}. Leave it to siteOrigin in ${practiceFile}.`,
    ];
  }
  const url = URL.parse(origin);
  if (
    url?.origin !== origin ||
    url.protocol !== 'https:' ||
    !/\.[a-z][a-z0-9-]*$/.test(url.hostname)
  ) {
    return [`${practiceFile}: siteOrigin is "${origin}", but must be https:// and a public host.`];
  }
  const isServed =
    routes.length === 0 || routes.some((pattern) => pattern.startsWith(url.hostname));
  if (isServed) return [];
  return [`${settingsFile}: no route serves ${url.hostname}, the host of siteOrigin.`];
}

function refuseSilence({ variables, secrets, mayBeSilent }: Deployment): string[] {
  const [delivery, webhook, sender, key] = [
    'CONTACT_DELIVERY',
    'CONTACT_WEBHOOK_URL',
    'CONTACT_EMAIL_FROM',
    'TURNSTILE_SITE_KEY',
  ].map((name) => textOf(variables[name])) as [string, string, string, string];
  const isSilent = delivery === 'console' || delivery === '';
  const receiver = { webhook, email: sender }[delivery] ?? '';
  return [
    ...(isSilent && !mayBeSilent
      ? [
          'CONTACT_DELIVERY is "console": nobody receives a message. See docs/messages.md, or set ALLOW_SILENT_CONTACT_FORM=1 if you mean that.',
        ]
      : []),
    ...(!isSilent && !receiver
      ? [`CONTACT_DELIVERY is "${delivery}", but no receiver is set.`]
      : []),
    ...(reservedHost.test(receiver) ? [`"${receiver}" is only a placeholder.`] : []),
    ...(webhook && !webhook.startsWith('https://')
      ? [`CONTACT_WEBHOOK_URL is "${webhook}", but must start with https://.`]
      : []),
    ...(receiver && receiver === webhook ? missing('CONTACT_WEBHOOK_SECRET', secrets) : []),
    ...(key ? missing('TURNSTILE_SECRET', secrets) : []),
    ...(turnstileTestKey.test(key) ? [`TURNSTILE_SITE_KEY is "${key}", a key for tests.`] : []),
  ].map((what) => `${settingsFile}: ${what}`);
}

function missing(secret: string, secrets: readonly string[]): string[] {
  if (secrets.includes(secret)) return [];
  return [
    `${secret} is needed. Store it with "npx wrangler secret put", and name it under [secrets].`,
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Reads what a deployment is decided by. `--preview` is for previews, which patients don't see. */
function readDeployment(): Deployment {
  const { vars, secrets, routes = [] } = readConfig({ config: settingsFile });
  const { SITE_ORIGIN: originAtBuild, ALLOW_SILENT_CONTACT_FORM: silent } = process.env;
  return {
    facts: readPractice(),
    variables: { ...vars, ...settledVariables(vars) },
    secrets: secrets?.required ?? [],
    routes: routes.map((route: string | { pattern: string }) =>
      typeof route === 'string' ? route : route.pattern,
    ),
    ...(originAtBuild && { originAtBuild }),
    mayBeSilent: silent === '1' || process.argv.includes('--preview'),
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
