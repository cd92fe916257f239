import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findGaps } from '../../build/deploy/deploy-checks.ts';
import { findSamples, isSampleDrawing, isSamplePlace } from '../../build/deploy/sample-values.ts';
import { practice } from '../../content/practice.ts';

/** What a real practice may share with the sample. */
const shared = /^(openingHours|officeHours|phoneHours|priceRange|timeZone|owner)\b/;
const partsOfPlaces = /\.(locality|region|postalCode|country)$/;

const setup = {
  drawings: {},
  variables: {},
  secrets: [],
  routes: [],
  environment: {},
  isPreview: false,
};

function leaves(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path ? `${path}.${key}` : key),
  );
}

test('each fact that the sample is known by stands in the way of a deployment', () => {
  const own = leaves(practice).filter((path) => !shared.test(path) && !partsOfPlaces.test(path));
  expect(findSamples(practice).map(({ path }) => path)).toEqual(own);
});

test('towns, and facts in another spelling, are known too', () => {
  const places = [practice.office, practice.newLocation].filter((place) => place !== undefined);
  for (const { locality, postalCode } of places) {
    expect([locality, postalCode].map(isSamplePlace)).toEqual([true, true]);
  }
  const name = practice.name.toUpperCase().replaceAll(' ', '  ');
  const phone = practice.phone.display.replaceAll(/\D/g, '.');
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
  const facts = { ...practice, office: { ...practice.office, locality: 'Springfield' } };
  const words = { 'home.md': `We are in ${practice.office.locality}.`, 'blog.md': 'We are here.' };
  const { newLocation: _, ...elsewhere } = facts;
  const notes = findGaps({ ...setup, facts: elsewhere, words });
  expect(notes.filter((note) => note.includes('.md'))).toEqual([
    `home.md names the sample's ${practice.office.locality}.`,
  ]);
});
