import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { practice } from '../../../content/practice.ts';
import { findSamples } from '../../../scripts/sample-values.ts';

test('the sample practice is not ready to be deployed', () => {
  expect(findSamples(practice).map((sample) => sample.path)).toEqual(
    expect.arrayContaining(['phone.display', 'phone.e164', 'email', 'siteOrigin']),
  );
});

test('a sample is named by its path and its value, however deep it stands', () => {
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

test.each([
  'hello@eyes.com',
  'https://www.eyes.com/example',
  'https://eyes.example.com',
  'For example, glasses.',
  'eyes.examples',
  '(973) 555-1142',
  '(973) 334-0142',
  '555-01421',
  '',
])('"%s" is nobody’s sample', (value) => {
  expect(findSamples({ value })).toEqual([]);
});

test('facts of a real practice are clean', () => {
  const facts = { name: 'Eyes', phone: '(973) 334-2211', floors: 2, isOpen: true, motto: null };
  expect(findSamples(facts)).toEqual([]);
});

test('the guard ends a deployment of the sample practice before the build, and says why', () => {
  const { status, stderr } = spawnSync('node', ['scripts/deploy-guard.ts'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('nothing was deployed');
  for (const { path, value } of findSamples(practice))
    expect(stderr).toContain(`${path}: ${value}`);
  const { deploy } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  expect(deploy).toMatch(/^node scripts\/deploy-guard\.ts && .*wrangler deploy/);
});
