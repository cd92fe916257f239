import { expect, test } from 'vitest';
import { practice } from '#domain/content.ts';
import { type Deployment, refusals } from '#tools/check-deploy.ts';

const location = { slug: 'main-street', phone: '(201) 867-5301', email: 'desk@real-eyes.com' };
const ownPractice = {
  ...practice,
  name: 'Real Eyes',
  email: 'desk@real-eyes.com',
  sample: undefined,
  siteOrigin: 'https://www.real-eyes.com',
  profiles: {},
  reviewProfile: undefined,
};
const webhook = {
  CONTACT_DELIVERY: 'webhook',
  CONTACT_WEBHOOK_URL: 'https://hooks.real-eyes.com/messages',
};
const email = { CONTACT_DELIVERY: 'email', CONTACT_EMAIL_FROM: 'website@real-eyes.com' };

/** A deployment that nothing is wrong with, with these values in their place. */
function deployment(change: Partial<Deployment>, facts: object = {}): Deployment {
  const frames = { frames: [], brands: [] };
  const own = { practice: ownPractice, locations: [location], people: [], frames, ...facts };
  return {
    facts: own as unknown as Deployment['facts'],
    variables: webhook,
    secrets: ['CONTACT_WEBHOOK_SECRET'],
    routes: ['www.real-eyes.com'],
    mayBeSilent: false,
    ...change,
  };
}

test.each<[what: string, change: Partial<Deployment>]>([
  ['a practice with facts of its own', {}],
  ['email without a secret', { variables: email, secrets: [] }],
  ['a preview whose form sends nothing', { variables: {}, mayBeSilent: true }],
])('%s may be deployed', (_what, change) => {
  expect(refusals(deployment(change))).toEqual([]);
});

test.each<[why: string, change: object, said: RegExp]>([
  ['the sample', { sample: true }, /practice\.yaml: `sample: true`/],
  ['a placeholder of a host', { email: 'hello@eyes.example' }, /practice\.yaml: email/],
  ['an origin without https', { siteOrigin: 'http://www.real-eyes.com' }, /siteOrigin is/],
  ['an origin with a path', { siteOrigin: 'https://www.real-eyes.com/a' }, /siteOrigin is/],
])('%s is refused, and named', (_why, change, said) => {
  const facts = { practice: { ...ownPractice, ...change } };
  expect(refusals(deployment({}, facts))).toEqual([expect.stringMatching(said)]);
});

test.each<[why: string, facts: object, said: RegExp]>([
  ['the sample’s frames', { frames: { sample: true, frames: [], brands: [] } }, /frames\.yaml/],
  [
    'a placeholder of a number',
    { locations: [{ ...location, phone: '(973) 555-0142' }] },
    /locations\/main-street\.yaml: phone/,
  ],
])('%s is refused with the name of its file', (_why, facts, said) => {
  expect(refusals(deployment({}, facts))).toEqual([expect.stringMatching(said)]);
});

const placeholder = { ...webhook, CONTACT_WEBHOOK_URL: 'https://hooks.example/a' };

test.each<[why: string, change: Partial<Deployment>, said: RegExp]>([
  ['an origin that no route serves', { routes: ['www.others.com'] }, /no route serves/],
  [
    'another origin',
    { variables: { ...webhook, SITE_ORIGIN: 'https://b.com' } },
    /no route serves b.com/,
  ],
  ['messages that go nowhere', { variables: {} }, /nobody receives a message/],
  [
    'a webhook without an address',
    { variables: { ...email, CONTACT_DELIVERY: 'webhook' } },
    /no receiver is set/,
  ],
  [
    'email without a sender',
    { variables: { ...webhook, CONTACT_DELIVERY: 'email' } },
    /no receiver is set/,
  ],
  ['a secret that isn’t stored', { secrets: [] }, /CONTACT_WEBHOOK_SECRET is needed/],
  ['a placeholder of a receiver', { variables: placeholder }, /only a placeholder/],
])('%s is refused, whatever the content says', (_why, change, said) => {
  expect(refusals(deployment(change))).toEqual([expect.stringMatching(said)]);
});
