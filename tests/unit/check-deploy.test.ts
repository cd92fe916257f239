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

const practiceWith = (change: object) => {
  return deployment({}, { practice: { ...ownPractice, ...change } });
};
const fictional = { ...location, phone: '(973) 555-0142' };
const sampleFrames = { sample: true, frames: [], brands: [] };
const placeholder = { ...webhook, CONTACT_WEBHOOK_URL: 'https://hooks.example/a' };
const otherOrigin = { ...webhook, SITE_ORIGIN: 'https://b.com' };
const toNowhere = { ...email, CONTACT_DELIVERY: 'webhook' };
const fromNobody = { ...webhook, CONTACT_DELIVERY: 'email' };

test.each<[why: string, refused: Deployment, said: RegExp]>([
  ['the sample', practiceWith({ sample: true }), /practice\.yaml: `sample: true`/],
  ['a placeholder', practiceWith({ email: 'hello@eyes.example' }), /practice\.yaml: email/],
  ['no https', practiceWith({ siteOrigin: 'http://www.real-eyes.com' }), /siteOrigin is/],
  ['a path', practiceWith({ siteOrigin: 'https://www.real-eyes.com/a' }), /siteOrigin is/],
  ['the sample’s frames', deployment({}, { frames: sampleFrames }), /frames\.yaml/],
  ['555', deployment({}, { locations: [fictional] }), /locations\/main-street\.yaml: phone/],
  ['an origin that no route serves', deployment({ routes: ['www.others.com'] }), /no route serves/],
  ['another origin', deployment({ variables: otherOrigin }), /no route serves b.com/],
  ['no delivery', deployment({ variables: {} }), /nobody receives a message/],
  ['a webhook without an address', deployment({ variables: toNowhere }), /no receiver is set/],
  ['email without a sender', deployment({ variables: fromNobody }), /no receiver is set/],
  ['no secret', deployment({ secrets: [] }), /CONTACT_WEBHOOK_SECRET is needed/],
  ['a made-up receiver', deployment({ variables: placeholder }), /only a placeholder/],
])('a deployment with %s is refused, and told why', (_why, refused, said) => {
  expect(refusals(refused)).toEqual([expect.stringMatching(said)]);
});
