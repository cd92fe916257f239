import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { Deployment } from '#tools/deploy/deployment.ts';
import { contentWith } from '../../browser/support/editor-folder.ts';
import { email, findingsAfter, sound, withLocation, withPractice } from './sound-deployment.ts';

const webhook = { CONTACT_DELIVERY: 'direct', CONTACT_WEBHOOK_URL: 'https://eyes.test/hook' };
const secrets = ['CONTACT_WEBHOOK_SECRET', 'TURNSTILE_SECRET'];

function mailFrom(sender: string): Partial<Deployment> {
  return { variables: { ...email, CONTACT_EMAIL_FROM: sender } };
}

function turnstile(key: string): Partial<Deployment> {
  return { variables: { ...email, TURNSTILE_SITE_KEY: key }, secrets };
}

function siteAt(host: string): Partial<Deployment> {
  const facts = withPractice({ siteOrigin: `https://${host}` });
  return { facts, routes: [{ pattern: host, custom_domain: true }] };
}

test.each<[string, Partial<Deployment>]>([
  ['everything it needs', {}],
  ['a webhook and its secret', { variables: webhook, secrets: ['CONTACT_WEBHOOK_SECRET'] }],
  ['Turnstile keys of its own', turnstile('0x4AAAAAAAVWc7MkXgqcP22A')],
  ['a sender on a subdomain', mailFrom('website@mail.eyes.test')],
  [
    'a sender on the site’s parent domain',
    { ...mailFrom('website@eyes.test'), ...siteAt('care.eyes.test') },
  ],
  ['a receiver on another domain', { variables: { ...email, CONTACT_EMAIL_TO: 'desk@gmail.com' } }],
  ['a route for every host of its domain', { routes: ['*.eyes.test/*'] }],
  ['a route for all paths', { routes: [{ pattern: 'https://WWW.eyes.test/*' }] }],
  [
    'a second route for its bare domain',
    { routes: [{ pattern: 'eyes.test', custom_domain: true }, '*eyes.test/*'] },
  ],
])('a practice with %s passes without findings', (_setting, change) => {
  expect(findingsAfter(change)).toEqual([]);
});

test.each<[string, Partial<Deployment>]>([
  ['contact form that sends nothing', { variables: { CONTACT_DELIVERY: 'console' } }],
  ['missing delivery method', { variables: {} }],
  ['delivery method that does not exist', { variables: { ...email, CONTACT_DELIVERY: 'Direct' } }],
  ['delivery without a receiver', { variables: { CONTACT_DELIVERY: 'queue' } }],
  ['webhook without its secret', { variables: webhook }],
  ['webhook that is not encrypted', hook('http://eyes.test/hook')],
  ['webhook that is a placeholder', hook('https://hooks.example/in')],
  ['webhook copied from README', hook('https://…')],
  ['Turnstile without its secret', { ...turnstile('0x4AAAAAAAVWc7MkXgqcP22A'), secrets: [] }],
  ['Turnstile without its key', { secrets: ['TURNSTILE_SECRET'] }],
  ['sender copied from README', mailFrom('website@your-domain.com')],
  ['sender that is not an address', mailFrom('Barton Springs')],
  ['sender on another domain', mailFrom('me@gmail.com')],
  [
    'receiver copied from README',
    { variables: { ...email, CONTACT_EMAIL_TO: 'desk@your-domain.com' } },
  ],
  [
    'placeholder route of wrangler.toml',
    { routes: [{ pattern: 'www.your-domain.com', custom_domain: true }] },
  ],
  ['route to another host', { routes: [{ pattern: 'eyes.test', custom_domain: true }] }],
  ['route to the home page only', { routes: ['www.eyes.test'] }],
  ['route to some pages', { routes: ['www.eyes.test/blog/*'] }],
  ['route without encryption', { routes: ['http://www.eyes.test/*'] }],
  ['site that is not encrypted', { facts: withPractice({ siteOrigin: 'http://www.eyes.test' }) }],
  ['origin with a path', { facts: withPractice({ siteOrigin: 'https://www.eyes.test/' }) }],
  ['origin without a scheme', { facts: withPractice({ siteOrigin: 'www.eyes.test' }) }],
  ['origin that is an IP address', { facts: withPractice({ siteOrigin: 'https://127.0.0.1' }) }],
  ['build for another origin', { environment: { SITE_ORIGIN: 'https://other.test' } }],
  ['repository copied from README', { environment: { EDITOR_REPOSITORY: 'practice/website' } }],
  ['fictional phone number', { facts: withLocation({ phone: '(555) 555-5555' }) }],
  ['phone number with counting digits', { facts: withLocation({ phone: '(123) 456-7890' }) }],
  [
    'state that does not exist',
    {
      facts: withLocation({
        address: { ...sound.facts.locations[0]?.address, region: 'XX' } as never,
      }),
    },
  ],
])('a %s is rejected in one paragraph', (_fault, change) => {
  expect(findingsAfter(change)).toEqual([expect.stringMatching(/^refusal: [\w./-]+: [^\n]+\.$/)]);
});

function hook(address: string): Partial<Deployment> {
  return {
    variables: { ...webhook, CONTACT_WEBHOOK_URL: address },
    secrets: ['CONTACT_WEBHOOK_SECRET'],
  };
}

test.each(['https://www.example.com', 'https://localhost', 'https://your-domain.com'])(
  'a placeholder origin is rejected once, wherever it is set: %s',
  (siteOrigin) => {
    expect(findingsAfter({ facts: withPractice({ siteOrigin }) })).toEqual([
      expect.stringMatching(/^refusal: content\/practice\/practice\.yaml: siteOrigin is /),
    ]);
    const everywhere = { SITE_ORIGIN: siteOrigin };
    const variables = { ...email, ...everywhere };
    expect(findingsAfter({ environment: everywhere, variables })).toEqual([
      expect.stringMatching(/^refusal: SITE_ORIGIN: /),
    ]);
  },
);

/** https://developers.cloudflare.com/turnstile/troubleshooting/testing/ */
test.each([
  '1x00000000000000000000AA',
  '2x00000000000000000000AB',
  '1x00000000000000000000BB',
  '2x00000000000000000000BB',
  '3x00000000000000000000FF',
])('Turnstile’s public test key %s is rejected', (key) => {
  expect(findingsAfter(turnstile(key))).toEqual([
    expect.stringMatching(/^refusal: wrangler\.toml: TURNSTILE_SITE_KEY is /),
  ]);
});

test('a route that does not serve the site is rejected with both hosts', () => {
  const [refusal] = findingsAfter({ routes: [{ pattern: 'eyes.test', custom_domain: true }] });
  expect(refusal).toMatch(/\(eyes\.test\) .* www\.eyes\.test, the host of siteOrigin in content/);
});

test('a site on workers.dev gets one note and may send mail from any domain', () => {
  const facts = withPractice({ siteOrigin: 'https://eyes.someone.workers.dev' });
  expect(findingsAfter({ facts, routes: [] })).toEqual([
    expect.stringMatching(/^note: content\/practice\/practice\.yaml: siteOrigin is on /),
  ]);
});

test('unreadable colors are rejected, each in its own paragraph', () => {
  const { brand } = sound.facts;
  const colors = { ...brand.colors, gold: '#2E7D32', bronze: '#8BC34A' };
  const facts = { ...sound.facts, brand: { ...brand, colors } };
  expect(findingsAfter({ facts })).toEqual([
    expect.stringMatching(/^refusal: content\/brand\/brand\.yaml: colors\.bronze [^\n]+\.$/),
    expect.stringMatching(/^refusal: content\/brand\/brand\.yaml: colors\.gold [^\n]+\.$/),
  ]);
});

test('all problems are reported at once', () => {
  const variables = { ...webhook, TURNSTILE_SITE_KEY: 'key' };
  const facts = withPractice({ siteOrigin: 'http://www.eyes.example' });
  expect(findingsAfter({ facts, variables })).toHaveLength(4);
});

test('a form that sends nothing passes if allowed, or in a preview', () => {
  const variables = { CONTACT_DELIVERY: 'console' };
  const environment = { ALLOW_SILENT_CONTACT_FORM: '1' };
  expect(findingsAfter({ variables, environment })).toEqual([]);
  expect(findingsAfter({ variables, isPreview: true })).toEqual([]);
});

test.each([
  ['pigeon', 'pigeon'],
  ['direct', 'CONTACT_WEBHOOK_URL is "http://receiver.example", but must start with https://'],
])('the guard checks the build’s own settings and stops before deploying: %s', (way, fault) => {
  const settings = { CONTACT_DELIVERY: way, CONTACT_WEBHOOK_URL: 'http://receiver.example' };
  const { status, stderr } = runGuard('.', settings);
  expect(status).toBe(1);
  expect(stderr).toContain('Nothing was deployed');
  expect(stderr).toContain(fault);
});

test('invalid content is rejected with the build’s message and no stack trace', () => {
  const file = 'content/practice/booking.yaml';
  const { status, stderr } = runGuard(projectWith(file, 'url: soon'));
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/practice\/booking\.yaml: url\n {2}expected: .+\n {2}received: .+\n$/,
  );
});

test('unreadable settings are rejected with the reason and no stack trace', () => {
  const folder = projectWith('content/practice/booking.yaml', '');
  writeFileSync(join(folder, 'wrangler.toml'), 'routes = [');
  const { status, stderr } = runGuard(folder);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^wrangler\.toml can't be read: .+\n$/);
});

/** Copies the project's content and settings to a new folder and changes one content file. */
function projectWith(file: string, text: string): string {
  const folder = dirname(contentWith(file, text));
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'));
  return folder;
}

function runGuard(cwd: string, settings: Record<string, string> = {}) {
  const env = { ...process.env, ...settings };
  return spawnSync('node', [resolve('tools/deploy/deploy-guard.ts')], {
    cwd,
    env,
    encoding: 'utf8',
  });
}
