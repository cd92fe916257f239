import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readPractice } from '../../build/content/read-practice.ts';
import { mainLocation, practice } from '../../domain/practice/practice.ts';
import { checkDeployment } from '../../tools/deploy/deploy-checks.ts';
import { fingerprintsOfSample } from '../../tools/deploy/fingerprint-sample.ts';
import fingerprints from '../../tools/deploy/sample-fingerprints.json' with { type: 'json' };
import { findSamples, hashOfFile, isDelivered } from '../../tools/deploy/sample-values.ts';

const facts = readPractice();

const setup = {
  drawings: {},
  media: {},
  pictures: {},
  variables: {},
  secrets: [],
  routes: [],
  environment: {},
  isPreview: false,
};

/** Returns the primitive values in `value` as strings, at any depth. */
function leaves(value: unknown): string[] {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [String(value)];
  return Object.values(value).flatMap(leaves);
}

test('each identifying fact of the sample blocks a deployment', () => {
  const { name, shortName, team, email, siteOrigin, profiles, reviewProfile } = facts.practice;
  const places = facts.locations.flatMap(({ address, geo, phone }) => [address.street, geo, phone]);
  const own = [name, shortName, team, email, siteOrigin, profiles, reviewProfile, ...places];
  for (const fact of own.flatMap((value) => leaves(value))) {
    expect(findSamples({ fact }), fact).toHaveLength(1);
  }
});

test('the sample’s towns and differently spelled facts are recognized', () => {
  for (const { locality, postalCode } of facts.locations.map(({ address }) => address)) {
    expect([locality, postalCode].map((place) => isDelivered('places', place))).toEqual([
      true,
      true,
    ]);
  }
  const name = practice.name.toUpperCase().replaceAll(' ', '  ');
  const phone = mainLocation.phone.replaceAll(/\D/g, '.');
  expect(findSamples({ name, phone })).toHaveLength(2);
});

test('fingerprints match the sample (else run `node tools/deploy/fingerprint-sample.ts`)', () => {
  expect(fingerprints).toEqual(fingerprintsOfSample());
});

test('content marked `sample: true` can’t be deployed', () => {
  const said = checkDeployment({ ...setup, facts, words: {} }).map(({ what }) => what);
  expect(said).toContain('`sample: true` says that the practice is invented.');
});

test('each brand drawing of the sample is recognized in any color', () => {
  const files = globSync('content/brand/*.svg');
  expect(files.length).toBeGreaterThan(1);
  const drawings = Object.fromEntries(
    files.map((file) => {
      const drawing = readFileSync(file, 'utf8');
      return [file, drawing.replaceAll(/#[0-9a-f]{6}|currentColor/gi, 'red')];
    }),
  );
  const findings = checkDeployment({ ...setup, facts, drawings, words: {} });
  const named = findings.filter(({ what }) => what.includes('drawing')).map(({ where }) => where);
  expect(named.sort()).toEqual(files.sort());
});

test('the sample’s colors, pictures and videos are noted', () => {
  const files = globSync('{content/images,content/media}/*');
  const media = Object.fromEntries(files.map((file) => [file, hashOfFile(readFileSync(file))]));
  const findings = checkDeployment({ ...setup, facts, media, words: {} });
  const notes = findings.filter(({ level, what }) => level === 'note' && what.includes('sample'));
  expect(notes.map(({ where }) => where)).toEqual([
    ...facts.locations.map(({ slug }) => `content/practice/locations/${slug}.yaml`),
    // Its hours name the boutique.
    'content/practice/practice.yaml',
    'content/brand/brand.yaml',
    'content/media',
    'content/images',
  ]);
  for (const file of files) {
    expect(notes.some(({ what }) => what.includes(basename(file)))).toBe(true);
  }
});

test('pictures of the sample must be declared as made by computer', () => {
  const [picture = ''] = globSync('content/images/*');
  const media = { [picture]: hashOfFile(readFileSync(picture)) };
  const silent = { ...facts, brand: { ...facts.brand, madeByComputer: [] } };
  const said = (given: typeof facts) =>
    checkDeployment({ ...setup, facts: given, media, words: {} }).map(({ what }) => what);
  const complaint = expect.stringMatching(/^madeByComputer doesn't name the pictures/);
  expect(said(silent)).toContainEqual(complaint);
  expect(said(facts)).not.toContainEqual(complaint);
});

test('the number of the sample’s own sentences on a page is noted', () => {
  const [file = ''] = globSync('content/pages/home.md');
  const text = readFileSync(file, 'utf8');
  const notes = (words: Record<string, string>) =>
    checkDeployment({ ...setup, facts, words }).filter(({ what }) => /^Sentences/.test(what));
  const all = Number(notes({ [file]: text })[0]?.what.match(/\d+/)?.[0]);
  expect(all).toBeGreaterThan(5);
  expect(
    notes({ [file]: '---\nheading: Our own words, which nobody else has said before.\n---\n' }),
  ).toEqual([]);
});

test('the sample’s texts mention no other state', () => {
  const files = globSync('content/**/*.md');
  const words = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const findings = checkDeployment({ ...setup, facts, words });
  expect(findings.filter(({ what }) => what.includes('speaks of'))).toEqual([]);
});

test('a mention of the sample’s town is noted for a practice elsewhere', () => {
  const [place] = facts.locations;
  if (!place) throw new Error('content/practice/locations is empty. Add a location.');
  const address = { ...place.address, locality: 'Springfield' };
  const words = {
    'home.md': `We are in ${mainLocation.address.locality}.`,
    'blog.md': 'We are here.',
  };
  const elsewhere = { ...facts, locations: [{ ...place, address }] };
  const findings = checkDeployment({ ...setup, facts: elsewhere, words });
  expect(findings.filter(({ where }) => where.endsWith('.md'))).toEqual([
    expect.objectContaining({
      level: 'note',
      where: 'home.md',
      what: expect.stringContaining(mainLocation.address.locality),
    }),
  ]);
});
