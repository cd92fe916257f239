import { expect, test } from 'vitest';
import { refusals, refuseContent } from '#tools/check-deploy.ts';
import type { Deployment } from '#tools/deploy/deployment.ts';
import { contentWith } from './content/changed-content.ts';
import { deployment, email, inState, location, ownPractice, webhook } from './deployment.ts';

const arabic = { languages: { languages: [{ code: 'ar', name: 'العربية' }] } };

test.each<[what: string, change: Partial<Deployment>]>([
  ['a practice with facts of its own', {}],
  ['a language with letters of its own', { facts: deployment({}, arabic).facts }],
  ['email without a secret', { variables: email, secrets: [] }],
  ['a preview whose form sends nothing', { variables: {}, mayBeSilent: true }],
])('%s may be deployed', (_what, change) => {
  expect(refusals(deployment(change))).toEqual([]);
});

const signedBy = (translation?: object) =>
  deployment({}, { practice: { ...ownPractice, translations: ['es'] }, care: { translation } });
const signature = { by: 'Ana Ruiz', on: '2026-11-27', of: 'a1b2c3d4' };

test('texts in Spanish need a signature that is as new as they are', () => {
  expect(refusals(signedBy(signature))).toEqual([]);
  expect(refusals(signedBy())).toEqual([expect.stringMatching(/care\.yaml: nobody has signed/)]);
  expect(refusals(signedBy({ ...signature, of: '00000000' }))).toEqual([
    expect.stringMatching(/care\.yaml: a Spanish text was changed after Ana Ruiz signed/),
  ]);
});

test.each([
  { billsMedicareOrMedicaid: 'unknown' },
  { billsMedicareOrMedicaid: 'no' },
  { billsMedicareOrMedicaid: 'yes', languageAssistance: 'https://real-eyes.com/languages' },
])('the sample’s translations may stay where no page shows them: %j', (notices) => {
  expect(refusals(deployment({}, { languages: sampleLanguages, notices }))).toEqual([]);
});

const practiceWith = (change: object) => {
  return deployment({}, { practice: { ...ownPractice, ...change } });
};
const fictional = { ...location, phone: '(973) 555-0142' };
const sampleLanguages = {
  sample: true,
  languages: [{ lang: 'es', name: 'Español', text: 'Llame al {phone}.' }],
};
const sampleFrames = { sample: true, frames: [], brands: [] };
const placeholder = { ...webhook, CONTACT_WEBHOOK_URL: 'https://hooks.example/a' };
const otherOrigin = { ...webhook, SITE_ORIGIN: 'https://b.com' };
const toNowhere = { ...email, CONTACT_DELIVERY: 'webhook' };
const fromNobody = { ...email, CONTACT_EMAIL_FROM: '' };

test.each<[why: string, refused: Deployment, said: RegExp]>([
  ['the sample', practiceWith({ sample: true }), /practice\.yaml: `sample: true`/],
  ['a placeholder', practiceWith({ email: 'hello@eyes.example' }), /practice\.yaml: email/],
  ['no https', practiceWith({ siteOrigin: 'http://www.real-eyes.com' }), /siteOrigin is/],
  ['a path', practiceWith({ siteOrigin: 'https://www.real-eyes.com/a' }), /siteOrigin is/],
  [
    'the sample’s translations, where patients see them',
    deployment({}, { languages: sampleLanguages, notices: { billsMedicareOrMedicaid: 'yes' } }),
    /practice\/languages\.yaml: `sample: true`/,
  ],
  ['the sample’s frames', deployment({}, { frames: sampleFrames }), /frames\.yaml/],
  ['555', deployment({}, { locations: [fictional] }), /locations\/main-street\.yaml: phone/],
  ['an origin that no route serves', deployment({ routes: ['www.others.com'] }), /no route serves/],
  ['another origin', deployment({ variables: otherOrigin }), /no route serves b.com/],
  ['no delivery', deployment({ variables: {} }), /nobody receives a message/],
  ['a webhook without an address', deployment({ variables: toNowhere }), /no receiver is set/],
  [
    'email without a sender',
    deployment({ variables: fromNobody }),
    /no sender is set in CONTACT_EMAIL_FROM/,
  ],
  [
    'email that the worker can’t send',
    deployment({ variables: email, mailers: ['NEWS'] }),
    /^wrangler\.toml: .*\[\[send_email\]\] and name = "CONTACT_EMAIL"/,
  ],
  ['no secret', deployment({ secrets: [] }), /CONTACT_WEBHOOK_SECRET is needed/],
  ['a made-up receiver', deployment({ variables: placeholder }), /only a placeholder/],
])('a deployment with %s is refused, and told why', (_why, refused, said) => {
  expect(refusals(refused)).toEqual([expect.stringMatching(said)]);
});

test.each([
  ['CONTACT_EMAIL_TO', ''],
  ['CONTACT_EMAIL_TO', 'desk@your-domain.com'],
  ['CONTACT_EMAIL_TO', 'front desk'],
  ['CONTACT_EMAIL_TO', 'front desk@real-eyes.com'],
  ['CONTACT_EMAIL_TO', 'desk@localhost'],
  ['CONTACT_EMAIL_TO', 'a@real-eyes.com, b@real-eyes.com'],
  ['CONTACT_EMAIL_TO', 'you@real-eyes.com'],
  ['CONTACT_EMAIL_FROM', 'Practice'],
  ['CONTACT_EMAIL_FROM', '@real-eyes.com'],
  ['CONTACT_EMAIL_FROM', 'Real Eyes <website@real-eyes.com>'],
  ['CONTACT_EMAIL_FROM', 'real.eyes@gmail.com'],
  ['CONTACT_EMAIL_FROM', 'real.eyes@Yahoo.co.uk'],
  ['CONTACT_EMAIL_FROM', 'website@yourpractice.com'],
])('messages can’t be lost because %s is “%s”', (name, value) => {
  const refused = deployment({ variables: { ...email, [name]: value } });
  expect(refusals(refused)).toEqual([expect.stringContaining(`wrangler.toml: `)]);
  expect(refusals(refused)[0]).toContain(name);
});

const at = (latitude: number, longitude: number) => ({ geo: { latitude, longitude } });
test.each<[field: string, isRefused: boolean, change: object]>([
  ...[
    '(123) 456-7890',
    '(973) 555-0142',
    '(831) 555-1234',
    '(000) 000-0000',
    '(222) 222-2222',
    '(831) 000-0000',
    '(831) 123-4567',
    '(234) 567-8901',
    '(987) 654-3210',
  ].map((phone): [string, boolean, object] => ['phone', true, { phone }]),
  ['phone', false, { phone: '(831) 642-0187' }],
  ['phone', false, { phone: '(234) 777-7777' }],
  ['phone', false, { phone: '+44 20 7946 0123' }],
  ['parking', true, { parking: 'Call (555) 867-5309 first.' }],
  ['email', true, { email: 'name@domain.com' }],
  ['email', true, { email: 'name@real-eyes.com' }],
  ['email', true, { email: 'jane.doe@real-eyes.com' }],
  ['email', false, { email: 'test@eyes-and-test.com' }],
  ['name', true, { name: 'Practice name' }],
  ['name', true, { name: 'TBD' }],
  ['name', true, { name: '[Town]' }],
  ['address.street', true, { address: { ...location.address, street: 'Your street' } }],
  ['address.locality', true, { address: { ...location.address, locality: 'Anytown' } }],
  ['address.postalCode', true, { address: { ...location.address, postalCode: '00000' } }],
  ['geo', true, at(40.9218, -74.3432)],
  ['geo', true, at(0, 0)],
  ['geo', true, at(36.59712, 121.89735)],
  ['geo', true, at(-121.89735 + 90, 36.59712)],
  ['geo', false, at(13.4745, 144.7504)],
  ['geo', false, at(21.3069, -157.8583)],
  ['timeZone', true, inState('CA', 'America/New_York')],
  ['timeZone', true, inState('California', 'America/Denver')],
  ['timeZone', true, inState('NJ', 'UTC')],
  ['timeZone', true, inState('AZ', 'America/Los_Angeles')],
  ['timeZone', false, inState('AZ', 'America/Phoenix')],
  ['timeZone', false, inState('nj', 'US/Eastern')],
  ['timeZone', false, inState('IN', 'America/Indiana/Indianapolis')],
  ['timeZone', false, inState('FL', 'America/Chicago')],
  ['timeZone', false, inState('Ontario', 'America/Toronto')],
])('of a location, %s is refused (%s) in %j', (field, isRefused, change) => {
  const file = 'content/practice/locations/main-street.yaml';
  const found = refusals(deployment({}, { locations: [{ ...location, ...change }] }));
  expect(found).toEqual(
    isRefused ? [expect.stringMatching(new RegExp(`^${file}: ${field} is `))] : [],
  );
});

test.each(['TBD', '0000', 'OD 0000', 'pending', 'N/A', 'License pending', 'xxxx', '#####'])(
  'the license “%s” of a doctor is refused',
  (license) => {
    const doctor = { slug: 'ada-reyes', name: 'Ada Reyes', license };
    const [said, ...others] = refusals(deployment({}, { people: [doctor] }));
    expect(said).toContain(`content/practice/people/ada-reyes.yaml: license is "${license}"`);
    expect(others).toEqual([]);
    const own = { ...doctor, license: 'OPT 14020 T' };
    expect(refusals(deployment({}, { people: [own] }))).toEqual([]);
  },
);

test.each<[string, Partial<Deployment>, RegExp[]]>([
  ['email', { variables: email }, [/Node can’t send email/]],
  ['a webhook without a secret', { secrets: [] }, [/CONTACT_WEBHOOK_SECRET.*environment/]],
  ['a webhook', {}, []],
])('Node with %s is checked by its own rules', (_what, change, said) => {
  const found = refusals(deployment({ isNode: true, routes: [], ...change }));
  expect(found).toEqual(said.map((pattern) => expect.stringMatching(pattern)));
});

test('all that the build refuses is named at once: texts, pictures, and drawings', async () => {
  const logo = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/><text x="1">Eyes</text></svg>';
  const folder = contentWith({
    'images/Front.JPG': 'a photo',
    'images/door.png': 'a photo',
    'guides/glasses-for-the-computer.md': { 'image.file': 'gone.jpg' },
    'brand/logo.svg': logo,
    'brand/mark.svg': '<svg viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#fff"/></svg>',
  });
  const [refused = ''] = await refuseContent(folder);
  const files = refused.match(/[\w-]+\.\w+(?=: [\w. ]+\n {2}expected)/g);
  expect(files).toEqual([
    'glasses-for-the-computer.md',
    'logo.svg',
    'Front.JPG',
    'door.png',
    'logo.svg',
    'mark.svg',
  ]);
  await expect(refuseContent('tests/fixture')).resolves.toEqual([]);
});
