import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPractice } from '../../build/content/read-practice.ts';
import { findGaps } from '../../build/deploy/deploy-checks.ts';
import { findSamples, isSampleDrawing, isSamplePlace } from '../../build/deploy/sample-values.ts';
import { office, practice } from '../../content/practice.ts';

const facts = readPractice();

const setup = {
  drawings: {},
  variables: {},
  secrets: [],
  routes: [],
  environment: {},
  isPreview: false,
};

/** The texts and numbers in a value, however deep. */
function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [String(value)];
  return Object.values(value).flatMap(leaves);
}

test('each fact that the sample is known by stands in the way of a deployment', () => {
  const { name, shortName, team, email, siteOrigin, profiles, reviewProfile } = facts.practice;
  const places = facts.locations.flatMap(({ address, geo, phone }) => [address.street, geo, phone]);
  const own = [name, shortName, team, email, siteOrigin, profiles, reviewProfile, ...places];
  for (const fact of own.flatMap((value) => leaves(value))) {
    expect(findSamples({ fact }), fact).toHaveLength(1);
  }
});

test('towns, and facts in another spelling, are known too', () => {
  for (const { locality, postalCode } of facts.locations.map(({ address }) => address)) {
    expect([locality, postalCode].map(isSamplePlace)).toEqual([true, true]);
  }
  const name = practice.name.toUpperCase().replaceAll(' ', '  ');
  const phone = office.phone.replaceAll(/\D/g, '.');
  expect(findSamples({ name, phone })).toHaveLength(2);
});

test('each drawing of the brand is known, in any color', () => {
  const files = globSync('content/brand/*.svg');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const drawing = readFileSync(file, 'utf8').replaceAll(/#[0-9a-f]{6}|currentColor/gi, 'red');
    expect(isSampleDrawing(drawing), file).toBe(true);
  }
});

test('words about the sample’s town are noted for a practice elsewhere', () => {
  const [place] = facts.locations;
  if (!place) throw new Error('There is no location.');
  const address = { ...place.address, locality: 'Springfield' };
  const words = { 'home.md': `We are in ${office.address.locality}.`, 'blog.md': 'We are here.' };
  const elsewhere = { ...facts, locations: [{ ...place, address }] };
  const notes = findGaps({ ...setup, facts: elsewhere, words });
  expect(notes.filter((note) => note.includes('.md'))).toEqual([
    `home.md names the sample's ${office.address.locality}.`,
  ]);
});
