import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { legalWarnings } from '../build/content/checks/legal-warnings.ts';
import { readContent, readShown } from '../build/content/read-content.ts';
import { contentFolder } from '../build/content/read-practice.ts';
import { refuseDrawings } from '../build/pictures/brand-contrast.ts';
import { readImages } from '../build/pictures/images.ts';
import type { PracticeFacts } from '../content-model/facts.ts';
import { ContentError, settleAll } from '../content-model/parse/content-error.ts';
import { hasLanguageHelp } from '../domain/practice/notices.ts';
import { type Deployment, readDeployment } from './deploy/deployment.ts';
import { refuseSilence } from './deploy/messages.ts';
import { refusePlaceholders } from './deploy/placeholders.ts';
import { warningsOf } from './deploy/warnings.ts';

const practiceFile = 'content/practice/practice.yaml';
const publicHost = /\.[a-z][a-z0-9-]*$/;

/** Returns why a site must not be deployed, as sentences that name the file. No sentence means that it may. */
export function refusals(deployment: Deployment): string[] {
  return [
    ...refuseSample(deployment.facts),
    ...refusePlaceholders(deployment),
    ...refuseOrigin(deployment),
    ...refuseSilence(deployment),
    ...refuseUnsigned(deployment),
  ];
}

function refuseSample(facts: PracticeFacts): string[] {
  const { practice, frames, languages } = facts;
  const samples = {
    [practiceFile]: practice.sample && 'the practice is invented',
    'content/practice/languages.yaml':
      languages.sample &&
      hasLanguageHelp(facts) &&
      'the translations are the sample’s (docs/before-you-publish.md, “Language help”)',
    'content/frames.yaml': frames.sample && 'the frames and their sizes are invented',
  };
  const advice = 'Delete it once every fact is your own.';
  return Object.entries(samples).flatMap(([file, what]) =>
    what ? `${file}: \`sample: true\` says that ${what}. ${advice}` : [],
  );
}

function refuseOrigin({ facts, variables, routes }: Deployment): string[] {
  const origin = `${variables['SITE_ORIGIN'] || facts.practice.siteOrigin}`;
  const url = URL.parse(origin);
  if (url?.origin !== origin || url.protocol !== 'https:' || !publicHost.test(url.hostname)) {
    return [
      `${practiceFile}: siteOrigin is "${origin}", but must be https:// and a public host, without a slash or more after it.`,
    ];
  }
  const { hostname } = url;
  if (routes.length === 0 || routes.some((pattern) => isRouteOf(pattern, hostname))) return [];
  return [`wrangler.toml: no route serves ${hostname}, the host of siteOrigin.`];
}

/** Returns whether a route of Cloudflare, such as `www.a.com` or `*.a.com/*`, is for a host. */
function isRouteOf(pattern: string, hostname: string): boolean {
  const [host = ''] = pattern.replace(/^https?:\/\//i, '').split('/');
  const [, any, name = ''] = /^(\*?)(.*)$/.exec(domainToASCII(host)) ?? [];
  return any ? hostname.endsWith(name) : hostname === name;
}

/** Returns why texts in Spanish must not go online: a translation by a machine needs a human’s review. */
function refuseUnsigned({ facts, spanish }: Deployment): string[] {
  const { translation } = facts.care;
  if (!facts.practice.translations.includes('es') || translation?.of === spanish) return [];
  const why = translation
    ? `a Spanish text was changed after ${translation.by} signed`
    : 'nobody has signed the Spanish texts';
  return [
    `content/practice/care.yaml: ${why}. 45 CFR 92.201 wants a qualified human translator to review what a machine translated. ` +
      'Then run npm run sign-spanish -- "Name", or take es from translations in content/practice/practice.yaml.',
  ];
}

/** Returns all that the build would refuse in a content folder, its pictures and drawings included, as one text or none. */
export async function refuseContent(folder: string): Promise<string[]> {
  try {
    const read = async () => readContent(folder);
    await settleAll<unknown>([read(), readImages(join(folder, 'images')), refuseDrawings(folder)]);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

/** Returns the refusals of this project, and warns of the rest, if its facts can be read. */
async function checkProject(): Promise<string[]> {
  const refused = await refuseContent(contentFolder);
  try {
    const deployment = readDeployment();
    const legal = legalWarnings(readShown()).map(({ text }) => text);
    const { sample } = deployment.facts.practice;
    const doubts = sample ? [] : warningsOf(deployment.facts, contentFolder);
    warn('Looks like a placeholder, or like the sample’s:', doubts);
    warn('What the law may want, which only a lawyer knows:', legal);
    return [...refused, ...refusals(deployment)];
  } catch (error) {
    if (error instanceof ContentError) return refused;
    throw error;
  }
}

function warn(title: string, lines: readonly string[]) {
  if (lines.length > 0) console.warn([title, ...lines].join('\n- '));
}

if (import.meta.main) {
  const refused = await checkProject();
  const outcome = process.argv.includes('--node')
    ? 'The site was not started:'
    : 'Nothing was deployed:';
  if (refused.length > 0) console.error([outcome, ...refused].join('\n\n'));
  else console.info('Nothing is refused.');
  process.exitCode = refused.length > 0 ? 1 : 0;
}
