import { practice } from '#domain/content.ts';
import type { Deployment } from '#tools/deploy/deployment.ts';

const address = {
  street: '412 Alvarado Street',
  locality: 'Monterey',
  region: 'CA',
  postalCode: '93940',
  country: 'US',
};
export const location = {
  slug: 'main-street',
  name: 'Monterey',
  phone: '(201) 867-5301',
  email: 'desk@real-eyes.com',
  address,
  geo: { latitude: 36.59712, longitude: -121.89735 },
  timeZone: 'America/Los_Angeles',
  parking: 'For example, behind the house: ask for your office’s gate, then call 911 or 211.',
};
export const ownPractice = {
  ...practice,
  name: 'Real Eyes',
  email: 'desk@real-eyes.com',
  sample: undefined,
  siteOrigin: 'https://www.real-eyes.com',
  profiles: {},
  reviewProfile: undefined,
  translations: [],
};
export const webhook = {
  CONTACT_DELIVERY: 'webhook',
  CONTACT_WEBHOOK_URL: 'https://hooks.real-eyes.com/messages',
};
export const email = {
  CONTACT_DELIVERY: 'email',
  CONTACT_EMAIL_FROM: 'website@real-eyes.com',
  CONTACT_EMAIL_TO: 'real.eyes@gmail.com',
};

/** A deployment that nothing is wrong with, with these values in their place. */
export function deployment(change: Partial<Deployment>, facts: object = {}): Deployment {
  const frames = { frames: [], brands: [] };
  const none = {
    care: {},
    notices: {},
    languages: { languages: [] },
    locations: [location],
    people: [],
  };
  const own = { practice: ownPractice, ...none, frames, ...facts };
  return {
    facts: own as unknown as Deployment['facts'],
    spanish: 'a1b2c3d4',
    variables: webhook,
    secrets: ['CONTACT_WEBHOOK_SECRET'],
    mailers: ['CONTACT_EMAIL'],
    routes: ['www.real-eyes.com'],
    mayBeSilent: false,
    ...change,
  };
}
