import { expect, test } from 'vitest';
import { refusals } from '#tools/check-deploy.ts';
import { leftovers } from '#tools/deploy/leftovers.ts';
import { deployment, inState, location } from './deployment.ts';
import { folderWith } from './folder-with.ts';

test('what is still the sample’s is listed, and not refused', () => {
  const folder = folderWith({
    'brand/logo.svg': '<svg/>',
    'pages/home.md': 'Welcome to Alder & Iris.',
    'patients/records.md': 'sources:\n  - nj-records\n\nIn New Jersey, ask the board.',
    'sources.yaml': 'nj-records:\n  title: N.J.A.C. 13:38-6.1',
    'guides/own.md': 'Our doctor taught at NJALA University.',
  });
  const office = { ...location, status: 'open', phone: '(831) 777-7777' };
  const heading = 'GRAND OPENING';
  const changes = { announcement: { shown: true, heading }, locations: [office] };
  const { facts } = deployment({}, changes);
  const found = leftovers(facts, folder);
  expect(found).toEqual([
    'names the sample (lines): pages/home.md (1)',
    'has the sample’s announcement: practice/announcement.yaml',
    'names the law of the sample’s state (lines): patients/records.md (2, 4)',
    'perhaps made up: phone "(831) 777-7777" in content/practice/locations/main-street.yaml',
    'names no `emergencyRoom` near it: practice/locations/main-street.yaml',
  ]);
  expect(refusals(deployment({}, changes))).toEqual([]);
  const here = { ...location, ...inState('NJ', 'America/New_York') };
  const inSameState = leftovers(deployment({}, { ...changes, locations: [here] }).facts, folder);
  expect(inSameState.join()).not.toContain('state');
});

test('every place is listed, however many there are', () => {
  const names = Array.from({ length: 40 }, (_, index) => `guides/page-${index + 10}.md`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, 'Alder & Iris'])));
  const listed = names.map((name) => `${name} (1)`).join(', ');
  const { facts } = deployment({}, { announcement: { shown: false } });
  expect(leftovers(facts, folder)).toContain(`names the sample (lines): ${listed}`);
});
