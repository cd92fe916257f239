import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readPractice } from '../../build/content/read-practice.ts';
import { runMain } from '../run/run.mjs';
import { fingerprint, hashOfFile, leavesOf, outlinesOf, sentencesOf } from './sample-values.ts';

/** The file by which the sample's values are recognized after an owner has started to replace them. */
export const fingerprintsFile = 'tools/deploy/sample-fingerprints.json';

/**
 * Returns the fingerprints of everything that identifies the sample practice: facts, towns and postal codes,
 * colors, drawings, pictures and videos, and the sentences about itself.
 */
export function fingerprintsOfSample() {
  const { practice, locations, brand } = readPractice();
  const { name, shortName, team, email, siteOrigin, profiles, reviewProfile } = practice;
  const places = locations.map(({ address, geo, phone }) => [address.street, geo, phone]);
  const lists = {
    facts: [name, shortName, team, email, siteOrigin, profiles, reviewProfile, places],
    places: locations.map(({ address }) => [address.locality, address.postalCode]),
    colors: [brand.colors, brand.hero.ground],
    drawings: read('content/brand/*.svg').map((bytes) => outlinesOf(bytes.toString())),
    files: read('content/{images,media}/*').map(hashOfFile),
    sentences: read('content/pages/*.md').map((bytes) => sentencesOf(bytes.toString())),
  };
  return Object.fromEntries(
    Object.entries(lists).map(([kind, values]) => {
      const texts = leavesOf(values).flatMap(({ value }) => (value ? [fingerprint(value)] : []));
      return [kind, [...new Set(texts)].sort()];
    }),
  );
}

function read(pattern: string): Buffer[] {
  return globSync(pattern).map((file) => readFileSync(file));
}

if (import.meta.main) {
  await runMain(() => {
    writeFileSync(fingerprintsFile, `${JSON.stringify(fingerprintsOfSample(), null, 2)}\n`);
  });
}
