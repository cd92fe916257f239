import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { type PracticeFacts, readPractice } from '../../../build/content/read-practice.ts';
import { type Deployment, findFaults, findGaps } from '../../../build/deploy/deploy-checks.ts';
import { findSamples } from '../../../build/deploy/sample-values.ts';

const legalSlots = { legalEntity: 'a', licenseLine: 'b', privacyOfficer: 'c' };
const facts = withPractice({});
const webhook = { CONTACT_DELIVERY: 'direct', CONTACT_WEBHOOK_URL: 'https://eyes.test/hook' };
const email = { CONTACT_DELIVERY: 'queue', CONTACT_EMAIL_FROM: 'website@eyes.test' };
const sound: Deployment = {
  facts,
  drawings: { 'logo.svg': '<svg><path d="M0 0h9"/></svg>' },
  words: { 'home.md': 'Welcome to Springfield.' },
  variables: email,
  secrets: [],
  routes: [{ pattern: 'eyes.test' }],
  environment: {},
  isPreview: false,
};

/** The facts of a practice that has replaced every sample, with some of its own changed. */
function withPractice(changes: Partial<PracticeFacts['practice']>): PracticeFacts {
  const facts = readPractice('tests/another-practice/content');
  const notices = Object.fromEntries(Object.keys(facts.notices).map((name) => [name, '/a']));
  return {
    ...facts,
    practice: { ...facts.practice, siteOrigin: 'https://eyes.test', ...legalSlots, ...changes },
    notices: notices as PracticeFacts['notices'],
  };
}

test('a sample is named by its path and its value, however deep it stands', () => {
  const facts = { social: { pages: [{ url: 'https://eyes.example/page' }] } };
  expect(findSamples(facts)).toEqual([
    { path: 'social.pages.0.url', value: 'https://eyes.example/page' },
  ]);
});

test.each([
  'hello@eyes.example',
  'https://www.eyes.example',
  'http://eyes.example:8080/a',
  'EYES.EXAMPLE',
  '(973) 555-0142',
  '973.555.0100',
  '555-0199',
  '+19735550142',
])('%s is a sample value', (value) => {
  expect(findSamples({ value })).toHaveLength(1);
});

test.each([
  'hello@eyes.com',
  'https://www.eyes.com/example',
  'https://eyes.example.com',
  'For example, glasses.',
  'eyes.examples',
  '(973) 555-1142',
  '(973) 334-0142',
  '555-01421',
  '',
])('"%s" is nobody’s sample', (value) => {
  expect(findSamples({ value })).toEqual([]);
});

test('facts of a real practice are clean', () => {
  const facts = { name: 'Eyes', phone: '(973) 334-2211', floors: 2, isOpen: true, motto: null };
  expect(findSamples(facts)).toEqual([]);
});

test('a practice with all that it needs may be deployed, and nothing is to be noted', () => {
  expect(findFaults(sound)).toEqual([]);
  expect(findGaps(sound)).toEqual([]);
});

test.each<[string, Partial<Deployment>]>([
  ['message that nobody receives', { variables: { CONTACT_DELIVERY: 'console' } }],
  ['way that is not chosen at all', { variables: {} }],
  ['way that does not exist', { variables: { ...email, CONTACT_DELIVERY: 'pigeon' } }],
  ['delivery without a receiver', { variables: { CONTACT_DELIVERY: 'queue' } }],
  ['webhook without its secret', { variables: webhook }],
  [
    'webhook that is not encrypted',
    {
      variables: { ...webhook, CONTACT_WEBHOOK_URL: 'http://eyes.test/hook' },
      secrets: ['CONTACT_WEBHOOK_SECRET'],
    },
  ],
  ['Turnstile without its secret', { variables: { ...email, TURNSTILE_SITE_KEY: 'key' } }],
  ['Turnstile without its key', { secrets: ['TURNSTILE_SECRET'] }],
  ['site that is not encrypted', { facts: withPractice({ siteOrigin: 'http://eyes.test' }) }],
  ['origin with a path', { facts: withPractice({ siteOrigin: 'https://eyes.test/' }) }],
  ['origin that is none', { facts: withPractice({ siteOrigin: 'eyes.test' }) }],
  ['build for another origin', { environment: { SITE_ORIGIN: 'https://other.test' } }],
])('a %s is refused in one sentence', (_fault, change) => {
  const faults = findFaults({ ...sound, ...change });
  expect(faults).toEqual([expect.stringMatching(/^[\w./]+: [^\n]+\.$/)]);
});

test('faults are named all at once', () => {
  const variables = { ...webhook, TURNSTILE_SITE_KEY: 'key' };
  const faults = findFaults({
    ...sound,
    facts: withPractice({ siteOrigin: 'http://eyes.example' }),
    variables,
  });
  expect(faults).toHaveLength(4);
});

test('a form that sends nothing may be meant, and is no matter in a preview', () => {
  const silent = { ...sound, variables: { CONTACT_DELIVERY: 'console' } };
  const environment = { ALLOW_SILENT_CONTACT_FORM: '1' };
  expect(findFaults({ ...silent, environment })).toEqual([]);
  expect(findFaults({ ...silent, isPreview: true })).toEqual([]);
});

test('a secret counts once it is named', () => {
  const secrets = ['CONTACT_WEBHOOK_SECRET', 'TURNSTILE_SECRET'];
  const variables = { ...webhook, TURNSTILE_SITE_KEY: 'key' };
  expect(findFaults({ ...sound, variables, secrets })).toEqual([]);
});

test('legal slots that are empty and a site without an address are noted, and not refused', () => {
  const gaps = { ...sound, routes: [], facts: withPractice({ licenseLine: '' }) };
  expect(findFaults(gaps)).toEqual([]);
  expect(findGaps(gaps)).toEqual([
    expect.stringContaining('licenseLine'),
    expect.stringContaining('routes'),
  ]);
});

test('what patients ask first is noted while it has no answer', () => {
  const plans = { ...facts.plans, plans: [] };
  const emergencies = { ...facts.emergencies, emergencyRoom: undefined };
  expect(findGaps({ ...sound, facts: { ...facts, plans, emergencies } })).toEqual([
    expect.stringContaining('plans.yaml'),
    expect.stringContaining('emergencies.yaml'),
  ]);
});

test.each([
  ['pigeon', 'pigeon'],
  ['direct', 'CONTACT_WEBHOOK_URL must start with https://'],
])(
  'the guard judges what this build would take, and ends a deployment before it: %s',
  (way, fault) => {
    const settings = { CONTACT_DELIVERY: way, CONTACT_WEBHOOK_URL: 'http://receiver.example' };
    const options = { encoding: 'utf8', env: { ...process.env, ...settings } } as const;
    const { status, stderr } = spawnSync('node', ['build/deploy/deploy-guard.ts'], options);
    expect(status).toBe(1);
    expect(stderr).toContain('Nothing was deployed');
    expect(stderr).toContain(fault);
  },
);
