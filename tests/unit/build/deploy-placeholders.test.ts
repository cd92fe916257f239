import { expect, test } from 'vitest';
import { findSamples } from '#tools/deploy/sample-values.ts';
import { findingsAfter, withPractice } from './sound-deployment.ts';

test('a sample value is reported with its path and value at any depth', () => {
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

test('the facts of a real practice contain no sample values', () => {
  const facts = { name: 'Eyes', phone: '(973) 334-2211', floors: 2, isOpen: true, motto: null };
  expect(findSamples(facts)).toEqual([]);
});

test.each([
  'hello@eyes.example',
  'Write to desk@your-domain.com.',
  'https://example.com/a',
  'https://eyes.example.org',
  'example.clinic',
  'http://localhost:8787',
  'https://eyes.localhost',
  'eyes.invalid',
  '(555) 555-5555',
  '973-555-5555',
  '+1 555 234 5678',
  '(555) 234-5678',
])('"%s" is rejected in any fact', (value) => {
  const [refusal = '', ...others] = findingsAfter({
    facts: withPractice({ privacyOfficer: value }),
  });
  expect(refusal).toContain('refusal: content/practice/practice.yaml: privacyOfficer is ');
  expect(refusal).toContain(value);
  expect(others).toEqual([]);
});

test.each([
  'hello@eyes.com',
  'https://www.eyes.com/example',
  'https://my-example.com',
  'For example, glasses.',
  'eyes.examples',
  '(973) 555-1142',
  '(973) 334-0142',
  '555-01421',
  '(415) 234-5555',
  '+44 20 5555 1234',
])('"%s" may be a practice’s own', (value) => {
  expect(findingsAfter({ facts: withPractice({ privacyOfficer: value }) })).toEqual([]);
});
