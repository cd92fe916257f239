import { readPractice } from '#build/content/read-practice.ts';
import type { PracticeFacts } from '#domain/read/practice-schemas.ts';
import { checkDeployment } from '#tools/deploy/deploy-checks.ts';
import type { Deployment, Finding } from '#tools/deploy/deployment.ts';

const legalSlots = { legalEntity: 'a', licenseLine: 'b', privacyOfficer: 'c' };

export const email = { CONTACT_DELIVERY: 'queue', CONTACT_EMAIL_FROM: 'website@eyes.test' };

/** A deployment of which nothing is refused, and nothing noted. */
export const sound: Deployment = {
  facts: withPractice({}),
  drawings: { 'logo.svg': '<svg><path d="M0 0h9"/></svg>' },
  media: { 'content/images/frames.jpg': '0000000000000000' },
  pictures: {},
  words: { 'home.md': 'Welcome to Springfield.' },
  variables: email,
  secrets: [],
  routes: [{ pattern: 'www.eyes.test', custom_domain: true }],
  environment: {},
  isPreview: false,
};

/** The facts of a practice that has replaced every sample, with some of its own changed. */
export function withPractice(changes: Partial<PracticeFacts['practice']>): PracticeFacts {
  const facts = readPractice('tests/another-practice/content');
  const notices = Object.fromEntries(Object.keys(facts.notices).map((name) => [name, '/a']));
  const siteOrigin = 'https://www.eyes.test';
  return {
    ...facts,
    practice: { ...facts.practice, siteOrigin, ...legalSlots, ...changes },
    notices: notices as PracticeFacts['notices'],
  };
}

/** Those facts, with its first location changed. */
export function withLocation(changes: Partial<PracticeFacts['locations'][number]>): PracticeFacts {
  const [first, ...others] = sound.facts.locations;
  if (!first) throw new Error('The other practice has no location.');
  return { ...sound.facts, locations: [{ ...first, ...changes }, ...others] };
}

/** What is found in the sound deployment after a change, as paragraphs that begin with their level. */
export function findingsAfter(change: Partial<Deployment>): string[] {
  return checkDeployment({ ...sound, ...change }).map(
    ({ level, where, what, remedy }: Finding) => `${level}: ${where}: ${what} ${remedy}`,
  );
}
