import type { PracticeFacts } from '../content/read-practice.ts';
import { findSamples, isSampleDrawing, isSamplePlace } from './sample-values.ts';

/** What a deployment consists of, as far as it can be judged before a build. */
export interface Deployment {
  facts: PracticeFacts;
  /** The brand's SVG files: their text by their path. */
  drawings: Readonly<Record<string, string>>;
  /** The site's Markdown files: their text by their path. */
  words: Readonly<Record<string, string>>;
  /** What `wrangler.toml` says: `[vars]`, the names under `[secrets]`, and the site's addresses. */
  variables: Readonly<Record<string, unknown>>;
  secrets: readonly string[];
  routes: readonly unknown[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether it is a preview, which no patient is sent to. */
  isPreview: boolean;
}

const folder = 'content/practice';
const practiceFile = `${folder}/practice.yaml`;

/** Everything for which a deployment must be refused, one sentence each that says where to go. */
export function findFaults(deployment: Deployment): string[] {
  return [
    ...sampleFaults(deployment),
    ...originFaults(deployment),
    ...deliveryFaults(deployment),
    ...turnstileFaults(deployment),
  ];
}

/** What may be meant so, but should be known: legal slots that are empty, and the like. */
export function findGaps({ facts, words, routes }: Deployment): string[] {
  const { practice, notices, plans, emergencies, closures } = facts;
  const { legalEntity, licenseLine, privacyOfficer } = practice;
  return [
    ...emptySlots(practiceFile, { legalEntity, licenseLine, privacyOfficer }),
    ...emptySlots(`${folder}/notices.yaml`, notices),
    ...sentences(
      plans.plans.length === 0 && `${folder}/plans.yaml names no plan that is accepted.`,
      !emergencies.emergencyRoom && `${folder}/emergencies.yaml names no nearest emergency room.`,
      closures.closures.length === 0 &&
        `${folder}/closures.yaml names no day on which the practice is closed.`,
      routes.length === 0 &&
        'wrangler.toml: without routes the site stays on workers.dev, hidden from search engines.',
    ),
    ...placeGaps({ facts, words }),
  ];
}

/** Those of some sentences whose condition holds. */
function sentences(...conditional: readonly (string | false)[]): string[] {
  return conditional.filter((sentence) => sentence !== false);
}

function emptySlots(file: string, slots: Record<string, string>): string[] {
  return Object.entries(slots)
    .filter(([, value]) => value === '')
    .map(([name]) => `${file}: ${name} is empty, so the site leaves it out.`);
}

/** A practice may really be in the sample's town, or near it. */
function placeGaps({ facts, words }: Pick<Deployment, 'facts' | 'words'>): string[] {
  const shared = facts.locations.filter(({ address }) => isSamplePlace(address.locality));
  const named = Object.entries(words).flatMap(([file, text]) => {
    const towns = (text.match(/\b[A-Z]\w+/g) ?? []).filter(isSamplePlace);
    return towns.slice(0, 1).map((town) => `${file} names the sample's ${town}.`);
  });
  if (shared.length === 0) return named;
  return shared.map(({ slug, address }) => {
    const file = `${folder}/locations/${slug}.yaml`;
    return `${file}: address.locality is the sample's ${address.locality}: is the practice there?`;
  });
}

function sampleFaults({ facts, drawings }: Deployment): string[] {
  const files = Object.keys(drawings).filter((file) => isSampleDrawing(drawings[file] ?? ''));
  const { locations, people, ...single } = facts;
  const records = [
    ...Object.entries(single).map(([name, record]) => [`${name}.yaml`, record] as const),
    ...locations.map((record) => [`locations/${record.slug}.yaml`, record] as const),
    ...people.map((record) => [`people/${record.slug}.yaml`, record] as const),
  ];
  const samples = records.flatMap(([file, record]) =>
    findSamples(record).map(
      ({ path, value }) => `${folder}/${file}: ${path} is still the sample "${value}".`,
    ),
  );
  return [...samples, ...files.map((file) => `${file}: this is still the sample's drawing.`)];
}

function originFaults({ facts, variables, environment }: Deployment): string[] {
  const { siteOrigin } = facts.practice;
  const atBuild = environment['SITE_ORIGIN'] || siteOrigin;
  const atRunTime = textOf(variables['SITE_ORIGIN']) || siteOrigin;
  const isOrigin = URL.parse(atBuild)?.origin === atBuild && atBuild.startsWith('https://');
  return sentences(
    atBuild !== atRunTime &&
      `SITE_ORIGIN: pages would be built for ${atBuild} and rendered for ${atRunTime}: leave it to siteOrigin in ${practiceFile}.`,
    atBuild === atRunTime &&
      !isOrigin &&
      `${practiceFile}: siteOrigin is "${atBuild}", but must be https:// and a host, and no more.`,
  );
}

function deliveryFaults({ variables, secrets, environment, isPreview }: Deployment): string[] {
  const way = textOf(variables['CONTACT_DELIVERY']) || 'console';
  const webhook = textOf(variables['CONTACT_WEBHOOK_URL']);
  const sends = way === 'direct' || way === 'queue';
  const mayBeSilent = isPreview || environment['ALLOW_SILENT_CONTACT_FORM'] === '1';
  const sendsToWebhook = sends && webhook !== '';
  return sentences(
    !sends &&
      way !== 'console' &&
      `wrangler.toml: CONTACT_DELIVERY is "${way}", but must be one of console, direct, queue.`,
    way === 'console' &&
      !mayBeSilent &&
      'wrangler.toml: with CONTACT_DELIVERY = "console" nobody receives a message: choose another way ' +
        '("Receiving messages" in README.md), or say that it is meant by ALLOW_SILENT_CONTACT_FORM=1.',
    sends &&
      !webhook &&
      !textOf(variables['CONTACT_EMAIL_FROM']) &&
      `wrangler.toml: CONTACT_DELIVERY is "${way}", but no one receives: set CONTACT_WEBHOOK_URL or CONTACT_EMAIL_FROM.`,
    sendsToWebhook &&
      !webhook.startsWith('https://') &&
      'wrangler.toml: CONTACT_WEBHOOK_URL must start with https://.',
    sendsToWebhook &&
      !secrets.includes('CONTACT_WEBHOOK_SECRET') &&
      missing('CONTACT_WEBHOOK_SECRET'),
  );
}

function turnstileFaults({ variables, secrets }: Deployment): string[] {
  const hasKey = textOf(variables['TURNSTILE_SITE_KEY']) !== '';
  const hasSecret = secrets.includes('TURNSTILE_SECRET');
  return sentences(
    hasKey && !hasSecret && missing('TURNSTILE_SECRET'),
    hasSecret &&
      !hasKey &&
      'wrangler.toml: TURNSTILE_SECRET is required, but TURNSTILE_SITE_KEY is empty.',
  );
}

function missing(secret: string): string {
  return `wrangler.toml: name ${secret} under [secrets], once "npx wrangler secret put ${secret}" has stored it.`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
