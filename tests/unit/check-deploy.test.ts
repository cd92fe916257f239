import { expect, test } from 'vitest';
import { practice } from '#domain/content.ts';
import { type Deployment, refusals } from '#tools/check-deploy.ts';

const location = { slug: 'main-street', phone: '(201) 867-5301', email: 'desk@real-eyes.com' };

/** A deployment that nothing is wrong with, with these values in their place. */
function deployment(change: Partial<Deployment> = {}, facts: object = {}): Deployment {
  const sound = {
    practice: { ...practice, name: 'Real Eyes', email: 'desk@real-eyes.com', sample: undefined },
    locations: [location],
    people: [],
    frames: { frames: [], brands: [] },
  };
  const ownPractice = {
    siteOrigin: 'https://www.real-eyes.com',
    profiles: {},
    reviewProfile: undefined,
  };
  const whole = { ...sound, practice: { ...sound.practice, ...ownPractice }, ...facts };
  return {
    facts: whole as unknown as Deployment['facts'],
    variables: {
      CONTACT_DELIVERY: 'webhook',
      CONTACT_WEBHOOK_URL: 'https://hooks.real-eyes.com/messages',
    },
    secrets: ['CONTACT_WEBHOOK_SECRET'],
    routes: ['www.real-eyes.com'],
    mayBeSilent: false,
    ...change,
  };
}

const withPractice = (change: object) =>
  deployment({}, { practice: { ...deployment().facts.practice, ...change } });

test('a practice with facts of its own may be deployed', () => {
  expect(refusals(deployment())).toEqual([]);
});

test.each<[why: string, deployment: Deployment, said: RegExp]>([
  ['the sample', withPractice({ sample: true }), /practice\.yaml: `sample: true`/],
  [
    'the sample’s frames',
    deployment({}, { frames: { sample: true, frames: [], brands: [] } }),
    /frames\.yaml: `sample: true`/,
  ],
  [
    'a placeholder of a host',
    withPractice({ email: 'hello@eyes.example' }),
    /practice\.yaml: email/,
  ],
  [
    'a placeholder of a number',
    deployment({}, { locations: [{ ...location, phone: '(973) 555-0142' }] }),
    /locations\/main-street\.yaml: phone/,
  ],
  [
    'an origin without https',
    withPractice({ siteOrigin: 'http://www.real-eyes.com' }),
    /siteOrigin/,
  ],
  ['an origin with a path', withPractice({ siteOrigin: 'https://real-eyes.com/a' }), /siteOrigin/],
  ['an origin that no route serves', deployment({ routes: ['www.others.com'] }), /no route serves/],
  [
    'another origin at run time',
    deployment({ variables: { ...deployment().variables, SITE_ORIGIN: 'https://b.com' } }),
    /SITE_ORIGIN/,
  ],
  ['messages that go nowhere', deployment({ variables: {} }), /nobody receives a message/],
  [
    'a webhook without an address',
    deployment({
      variables: { CONTACT_DELIVERY: 'webhook', CONTACT_EMAIL_FROM: 'website@real-eyes.com' },
    }),
    /no receiver is set/,
  ],
  [
    'email without a sender',
    deployment({ variables: { ...deployment().variables, CONTACT_DELIVERY: 'email' } }),
    /no receiver is set/,
  ],
  ['a secret that isn’t stored', deployment({ secrets: [] }), /CONTACT_WEBHOOK_SECRET is needed/],
  [
    'a placeholder of a receiver',
    deployment({
      variables: { CONTACT_DELIVERY: 'webhook', CONTACT_WEBHOOK_URL: 'https://hooks.example/a' },
    }),
    /only a placeholder/,
  ],
])('%s is refused, and named', (_why, refused, said) => {
  expect(refusals(refused)).toEqual([expect.stringMatching(said)]);
});

test('email needs no secret', () => {
  const variables = { CONTACT_DELIVERY: 'email', CONTACT_EMAIL_FROM: 'website@real-eyes.com' };
  expect(refusals(deployment({ variables, secrets: [] }))).toEqual([]);
});

test('a preview may have a form that sends nothing', () => {
  expect(refusals(deployment({ variables: {}, mayBeSilent: true }))).toEqual([]);
});
