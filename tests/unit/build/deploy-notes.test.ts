import { expect, test } from 'vitest';
import { checkDeployment } from '#tools/deploy/deploy-checks.ts';
import { summarizeFindings } from '#tools/deploy/group-findings.ts';
import { findingsAfter, sound, withLocation, withPractice } from './sound-deployment.ts';

const lawOfOhio = 'In Ohio, an optometrist keeps records for some years.';

test('an empty legal field and missing routes are notes, not refusals', () => {
  const facts = withPractice({ licenseLine: '' });
  expect(findingsAfter({ routes: [], facts })).toEqual([
    expect.stringMatching(/^note: wrangler\.toml: Without routes /),
    expect.stringMatching(/^note: content\/practice\/practice\.yaml: licenseLine is empty/),
  ]);
});

test('a practice without a Notice of Privacy Practices is not deployed', () => {
  const { facts } = sound;
  const notices = { ...facts.notices, privacyPractices: '' };
  expect(findingsAfter({ facts: { ...facts, notices } })).toEqual([
    expect.stringMatching(/^refusal: content\/practice\/notices\.yaml: privacyPractices is empty/),
  ]);
});

test('missing doctors, reviewer, plans, emergency details and closings are noted', () => {
  const { facts } = sound;
  const unnamed = {
    ...facts,
    people: facts.people.map((person) => ({ ...person, role: 'technician' as const })),
    care: { ...facts.care, reviewer: undefined },
    plans: { ...facts.plans, plans: [] },
    emergencies: { afterHours: { minutes: 15, text: '' } },
    closures: { closures: [], specialHours: [] },
  };
  const found = findingsAfter({ facts: unnamed }).map((finding) =>
    finding.split(': ', 2).join(' '),
  );
  const files = ['people', 'care', 'plans', 'emergencies', 'emergencies', 'closures'];
  expect(found).toEqual(
    files.map((name) => `note content/practice/${name}${name === 'people' ? '' : '.yaml'}`),
  );
});

test('an optician without a license is noted, because some states require one', () => {
  const { facts } = sound;
  const [first, ...others] = facts.people;
  const people = [...others, { ...first, role: 'optician' as const, license: undefined }];
  const found = findingsAfter({ facts: { ...facts, people } as typeof facts });
  expect(found).toContainEqual(
    expect.stringMatching(/^note: content\/practice\/people\/[\w-]+\.yaml: The optician has no/),
  );
});

/** Positions from an atlas. */
test.each([
  ['NM', 35.687, -105.9378],
  ['TX', 30.2672, -97.7431],
  ['Texas', 29.4241, -98.4936],
  ['AK', 61.2181, -149.9003],
  ['HI', 21.3069, -157.8583],
  ['FL', 24.5551, -81.78],
  ['ME', 44.9073, -66.985],
  ['DC', 38.9072, -77.0369],
  ['PR', 18.4655, -66.1057],
  ['GU', 13.4745, 144.7504],
])('in %s, %s and %s are within the state', (region, latitude, longitude) => {
  expect(findingsAfter({ facts: placedIn(region, latitude, longitude) })).toEqual([]);
});

test.each([
  ['TX', 0, 97],
  ['TX', 30.2672, 97.7431],
  ['TX', -97.7431, 30.2672],
  ['NJ', 40.7608, -111.891],
])('in %s, %s and %s are noted as outside the state', (region, latitude, longitude) => {
  expect(findingsAfter({ facts: placedIn(region, latitude, longitude) })).toEqual([
    expect.stringMatching(/^note: content\/practice\/locations\/[\w-]+\.yaml: geo is /),
  ]);
});

test('a position in another country is not checked', () => {
  const facts = placedIn('Ontario', 43.6532, -79.3832, 'CA');
  expect(findingsAfter({ facts })).toEqual([]);
});

test('a line about another state is noted with its number and text', () => {
  const words = { 'a.md': `Welcome.\n\n${lawOfOhio}` };
  expect(findingsAfter({ words })).toEqual([
    expect.stringMatching(/^note: a\.md:3: "In Ohio, an optometrist keeps .*" speaks of Ohio, /),
  ]);
});

test('five lines about other states are shown, the rest are counted', () => {
  const words = { 'a.md': `${lawOfOhio}\n`.repeat(4), 'b.md': `${lawOfOhio}\n`.repeat(3) };
  const found = findingsAfter({ words });
  expect(found).toHaveLength(6);
  expect(found[4]).toContain('b.md:1');
  expect(found[5]).toMatch(/^note: content: .*: 2\. /);
});

test('a passage that the site leaves out is noted once, apart from the lines that it shows', () => {
  const hidden = '<!-- when state=OH -->\nOhio limits the age of a prescription.';
  const words = { 'guides/a.md': `${hidden}\n\n${lawOfOhio}`, 'guides/b.md': hidden };
  expect(findingsAfter({ words })).toEqual([
    expect.stringMatching(/^note: guides\/a\.md:4: "In Ohio/),
    expect.stringMatching(/^note: content: .*Ohio.*leaves out.* a\.md, b\.md\. /),
  ]);
});

test.each(['N.J.A.C. 13:38-6.1', 'the Motor Vehicle Commission', 'NJ FamilyCare'])(
  'a name that belongs to one state is noted in another: %s',
  (name) => {
    expect(findingsAfter({ words: { 'a.md': `Ask for ${name}.` } })).toEqual([
      expect.stringContaining('speaks of New Jersey'),
    ]);
  },
);

test('texts may name the states of the practice, even when one name contains another', () => {
  const facts = placedIn('WV', 38.3498, -81.6326);
  const words = { 'a.md': 'West Virginia has rules, and so has New Mexico, Arizona or Colorado.' };
  const own = sound.facts.locations.slice(1);
  const all = { ...facts, locations: [...facts.locations, ...own, ...sound.facts.locations] };
  expect(findingsAfter({ facts: all, words })).toEqual([]);
  expect(findingsAfter({ facts: all, words: { 'a.md': 'Virginia has rules.' } })).toHaveLength(1);
});

test('each text that names a boutique is noted, and the summary says it once', () => {
  const words = { 'a.md': 'Stop by the boutique.', 'b.md': 'A Boutique.', 'c.md': 'A shop.' };
  expect(findingsAfter({ words })).toEqual([
    expect.stringMatching(/^note: a\.md: It names a boutique, /),
    expect.stringMatching(/^note: b\.md: It names a boutique, /),
  ]);
  expect(summarizeFindings(checkDeployment({ ...sound, words }))).toMatchObject([
    { where: 'a.md', what: expect.stringMatching(/^It names a boutique, .*\(other files: 1\)$/) },
  ]);
});

test('a source that no sentence of its page cites is noted', () => {
  const words = { 'a.md': '---\nsources:\n  - left-over\n  - cited\n---\n\nA fact.[^cited]\n' };
  expect(findingsAfter({ words })).toEqual([
    expect.stringMatching(/^note: a\.md: No sentence cites left-over, /),
  ]);
});

test('pictures that are too small or never shown are noted', () => {
  const [person] = sound.facts.people.filter(({ portrait }) => portrait);
  const pictures = {
    [`content/images/${person?.portrait?.file}`]: 480,
    'content/images/small.jpg': 959,
    'content/images/large.jpg': 960,
    'content/images/hero-small.jpg': 1279,
    'content/images/unused.webp': 2000,
  };
  const words = { 'a.md': 'file: small.jpg', 'b.md': 'file: large.jpg\nfile: hero-small.jpg' };
  expect(findingsAfter({ pictures, words })).toEqual([
    expect.stringMatching(/^note: content\/images\/small\.jpg: It is 959 pixels wide, /),
    expect.stringMatching(/^note: content\/images\/hero-small\.jpg: It is 1279 pixels wide, /),
    expect.stringMatching(/^note: content\/images\/unused\.webp: No page shows it/),
  ]);
});

function placedIn(region: string, latitude: number, longitude: number, country = 'US') {
  const [first] = sound.facts.locations;
  if (!first) throw new Error('tests/another-practice/content has no location. Add one.');
  const address = { ...first.address, region, country };
  return withLocation({ address, geo: { latitude, longitude } });
}
