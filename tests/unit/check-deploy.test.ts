import { expect, test } from 'vitest';
import { refusals, refuseContent } from '#tools/check-deploy.ts';
import type { Deployment } from '#tools/deploy/deployment.ts';
import { warningsOf } from '#tools/deploy/warnings.ts';
import { contentWith } from './content/changed-content.ts';
import { folderWith } from './folder-with.ts';

const location = {
  slug: 'main-street',
  name: 'Monterey',
  phone: '(201) 867-5301',
  email: 'desk@real-eyes.com',
  address: { street: '412 Alvarado Street', locality: 'Monterey', region: 'CA' },
  geo: { latitude: 36.59712, longitude: -121.89735 },
  timeZone: 'America/Los_Angeles',
  parking: 'For example, behind the house: ask for your office’s gate, then call 911 or 211.',
};
const practice = { name: 'Real Eyes', siteOrigin: 'https://www.real-eyes.com', translations: [] };
const webhook = { CONTACT_DELIVERY: 'webhook', CONTACT_WEBHOOK_URL: 'https://hooks.real-eyes.com' };
const email = {
  CONTACT_DELIVERY: 'email',
  CONTACT_EMAIL_FROM: 'website@real-eyes.com',
  CONTACT_EMAIL_TO: 'real.eyes@gmail.com',
};

/** A deployment that nothing is wrong with, with these values in their place. */
function deployment(change: Partial<Deployment>, facts: object = {}): Deployment {
  const own = {
    practice,
    locations: [location],
    people: [],
    care: {},
    notices: {},
    languages: { languages: [] },
    frames: { frames: [], brands: [] },
    ...facts,
  };
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

/** Returns the values of a table, which are separated by bars and lines. */
const values = (table: string) => table.trim().split(/ \| |\n/);
const practiceWith = (change: object, others = {}) =>
  deployment({}, { practice: { ...practice, ...change }, ...others });
const signedBy = (translation?: object) =>
  practiceWith({ translations: ['es'] }, { care: { translation } });
const onNode = (change: Partial<Deployment>) => deployment({ isNode: true, routes: [], ...change });

/** A deployment with the sample’s translations, which pages show if it bills Medicare or Medicaid. */
function translated(billsMedicareOrMedicaid: string) {
  const texts = [{ lang: 'es', name: 'Español', text: 'Llame al {phone}.' }];
  const languages = { sample: true, languages: texts };
  return deployment({}, { languages, notices: { billsMedicareOrMedicaid } });
}

test.each<[what: string, accepted: Deployment]>([
  ['signed Spanish', signedBy({ by: 'Ana Ruiz', of: 'a1b2c3d4' })],
  ['email without a secret', deployment({ variables: email, secrets: [] })],
  ['a preview whose form sends nothing', deployment({ variables: {}, mayBeSilent: true })],
  ['translations of the sample that no page shows', translated('no')],
])('%s may be deployed', (_what, accepted) => {
  expect(refusals(accepted)).toEqual([]);
});

test.each([
  ['https://www.real-eyes.com', '*.real-eyes.com/*'],
  ['https://real-eyes.com', '*real-eyes.com/*'],
  ['https://www.real-eyes.com', 'HTTPS://WWW.Real-Eyes.com/*'],
  ['https://xn--augenrzte-z2a.de', 'augenärzte.de/*'],
])('%s is served by the route %s', (siteOrigin, route) => {
  const { facts } = practiceWith({ siteOrigin });
  expect(refusals(deployment({ facts, routes: ['other.com', route] }))).toEqual([]);
});

test.each(
  values(`
www.real-eyes.com.evil/* | real-eyes.com/* | ww.real-eyes.com | www.real-eyes.co | *.www.real-eyes.com/*
a.com/www.real-eyes.com | *eyes.com.evil/* | a.www.real-eyes.com`),
)('the route %s doesn’t serve www.real-eyes.com', (route) => {
  expect(refusals(deployment({ routes: [route] }))).toEqual([
    'wrangler.toml: no route serves www.real-eyes.com, the host of siteOrigin.',
  ]);
});

const withPlace = (change: object) => deployment({}, { locations: [{ ...location, ...change }] });

test.each(
  values(`
Desk@MAIL.Example.COM | a@b.example.org | https://example.net/a?b | See www.eyes.EXAMPLE. | desk@eyes.test
https://eyes.example:8080/a | a@eyes.invalid | http://localhost/a | (973) 555-0142 | 973.555.0100 | 555 0199
+1 201 555 0123 | +12015550123 | tel:2015550123 | (201)555–01 23 | 1-800-555-0107 ext. 4 | Alder & Iris
Suite 5, 201/555/0142 | ALDER AND IRIS Eye Care | 100 Boutique Row, Suite 2 | hello@alderandiris.com`),
)('“%s” is refused, and named with its file and field', (text) => {
  const file = 'content/practice/locations/main-street.yaml';
  const refusal = `${file}: parking is "${text}", which is only a placeholder.`;
  expect(refusals(withPlace({ parking: text }))).toEqual([refusal]);
});

test.each(
  values(`
(201) 555-1234 | (201) 867-5550, ext. 123 | NJ 07555-0123 | NPI 2015550123 | 5:55, 0142 | File 27OA00555012
1555 0142 | the pupil.Test it | 2100 Boutique Row | www.example-eyes.com | eyes.examples.com | Example Eyes
desk@test.eyes.com | vision-example.com | a@example.company | x@example.com.au`),
)('“%s” isn’t refused', (text) => {
  expect(refusals(withPlace({ parking: text }))).toEqual([]);
});

const sampleFrames = { sample: true, frames: [], brands: [] };
const settings = (change: Record<string, string>, others: Partial<Deployment> = {}) =>
  deployment({ variables: change, ...others });
const to = (url: string) => settings({ ...webhook, CONTACT_WEBHOOK_URL: url });
const from = (address: string) => settings({ ...email, CONTACT_EMAIL_FROM: address });
const noSender = /^wrangler\.toml: CONTACT_EMAIL_FROM is .*, but must be an email address/;
const withTurnstile = (key: string, secrets = ['CONTACT_WEBHOOK_SECRET']) =>
  settings({ ...webhook, TURNSTILE_SITE_KEY: key }, { secrets });
const origin = (siteOrigin: string) => practiceWith({ siteOrigin });
const elsewhere = { ...webhook, SITE_ORIGIN: 'https://b.com' };
const keyForTests = '1x00000000000000000000AA';
const bothSecrets = ['CONTACT_WEBHOOK_SECRET', 'TURNSTILE_SECRET'];

test.each<[why: string, refused: Deployment, said: RegExp]>([
  ['the sample', practiceWith({ sample: true }), /practice\.yaml: `sample: true`/],
  ['the sample’s frames', deployment({}, { frames: sampleFrames }), /frames\.yaml/],
  ['the sample’s translations', translated('yes'), /practice\/languages\.yaml: `sample: true`/],
  ['a made-up phone', withPlace({ phone: '12015550142' }), /main-street\.yaml: phone is/],
  ['Spanish that nobody signed', signedBy(), /care\.yaml: nobody has signed/],
  ['Spanish changed since', signedBy({ by: 'Ana Ruiz', of: '0' }), /changed after Ana Ruiz signed/],
  ['no https', origin('http://www.real-eyes.com'), /siteOrigin is/],
  ['a path', origin('https://www.real-eyes.com/a'), /siteOrigin is/],
  ['no site', origin(''), /siteOrigin is ""/],
  ['another origin', settings(elsewhere), /no route serves b.com/],
  ['no delivery', settings({}), /nobody receives a message/],
  ['a webhook to nowhere', to(''), /CONTACT_WEBHOOK_URL is ""/],
  ['an open webhook', to('http://hooks.real-eyes.com'), /must be the receiver’s https/],
  ['a made-up webhook', to('https://hooks.example/a'), /CONTACT_WEBHOOK_URL.*only a placeholder/],
  ['no secret', deployment({ secrets: [] }), /CONTACT_WEBHOOK_SECRET is needed.*\[secrets\]/],
  ['no secret of Node', onNode({ secrets: [] }), /CONTACT_WEBHOOK_SECRET.*environment/],
  ['email of Node', onNode({ variables: email }), /Node can’t send email/],
  ['Turnstile without a secret', withTurnstile('0xA'), /TURNSTILE_SECRET is needed/],
  ['a key for tests', withTurnstile(keyForTests, bothSecrets), /_KEY is "1x0.*", a key for tests/],
  ['another mailer', settings(email, { mailers: ['NEWS'] }), /Add .* and name = "CONTACT_EMAIL"/],
  ['no sender', from(''), noSender],
  ['a sender with a name', from('Real Eyes <a@b.com>'), noSender],
  ['two senders', from('a@b.com, b@c.com'), noSender],
])('a deployment with %s is refused, and told why', (_why, refused, said) => {
  expect(refusals(refused)).toEqual([expect.stringMatching(said)]);
});

test('what looks like a placeholder is listed with its line, and doesn’t stop a deployment', () => {
  const folder = folderWith({
    'practice/practice.yaml': '# name: TBD\nname: TBD\nemail: you@real-eyes.com\n',
    'practice/locations/monterey.yaml': 'phone: 831-777-7777\ntimeZone: America/New_York\n',
    'pages/home.md': 'Welcome to Alder & Iris.',
    'patients/records.md': 'In New Jersey, ask the board.',
    'sources.yaml': 'nj-records:\n  title: N.J.A.C. 13:38-6.1',
  });
  const listed = (region: string) => {
    const office = { ...location, address: { ...location.address, region } };
    const lines = warningsOf(deployment({}, { locations: [office] }).facts, folder);
    return lines.map((line) => line.replace(`${folder}/`, ''));
  };
  const anywhere = [
    'practice/practice.yaml:2: name: TBD',
    'practice/practice.yaml:3: email: you@real-eyes.com',
    'practice/locations/monterey.yaml:1: phone: 831-777-7777',
    'pages/home.md:1: Welcome to Alder & Iris.',
  ];
  const zone = 'practice/locations/monterey.yaml:2: timeZone: America/New_York';
  const law = 'patients/records.md:1: In New Jersey, ask the board.';
  expect(listed('CA')).toEqual([...anywhere, zone, law]);
  expect(listed('FL')).toEqual([...anywhere, law]);
  expect(listed('NJ')).toEqual(anywhere);
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
  const files = refused.match(/[\w-]+\.\w+(?=: [\w. ]+\n {2}expected)/g)?.join(' ');
  expect(files).toBe('glasses-for-the-computer.md logo.svg Front.JPG door.png logo.svg mark.svg');
  await expect(refuseContent('tests/fixture')).resolves.toEqual([]);
});
