import type { z } from 'zod';
import { pageIds } from '../domain/core/addresses.ts';
import { brandSchema } from './schema/brand.ts';
import * as care from './schema/care.ts';
import { framesSchema } from './schema/frames.ts';
import * as location from './schema/location.ts';
import * as practice from './schema/practice.ts';
import { redirectsSchema } from './schema/redirects.ts';
import { findingsSchema, vocabularySchema } from './schema/search.ts';
import { hyphenated } from './schema/shared.ts';
import { signsSchema } from './schema/signs.ts';

/** The facts that are a single file, in the order of the editor's menu: what changes most often comes first. */
export const factFiles = {
  closures: location.closuresSchema,
  announcement: location.announcementSchema,
  booking: care.bookingSchema,
  plans: care.plansSchema,
  emergencies: practice.emergenciesSchema,
  care: care.careSchema,
  practice: practice.practiceSchema,
  categories: practice.categoriesSchema,
  notices: care.noticesSchema,
  languages: care.languagesSchema,
  redirects: redirectsSchema,
  frames: framesSchema,
  signs: signsSchema,
  vocabulary: vocabularySchema,
  findings: findingsSchema,
  brand: brandSchema,
} as const;

const atTop: readonly string[] = ['frames', 'signs', 'vocabulary', 'findings'];

/** Returns the path of a single file in the content folder. */
export function pathOfFile(name: keyof typeof factFiles): string {
  if (name === 'brand') return 'brand/brand.yaml';
  return atTop.includes(name) ? `${name}.yaml` : `practice/${name}.yaml`;
}

export const factFolders = {
  locations: location.locationSchema,
  people: care.personSchema,
} as const;

/** Names that every page has, or its structured data. */
const taken = [...pageIds, 'practice', 'website', 'team'];
const expectedName = `the name of the file: lower-case words joined by hyphens, and none of ${taken.join(', ')}`;

/** The name of a file in a folder of facts. It becomes an element's id, and the name of a contact card. */
export const factSlug = hyphenated(expectedName).refine(
  (name) => !taken.includes(name),
  expectedName,
);

type Files = { [Name in keyof typeof factFiles]: z.infer<(typeof factFiles)[Name]> };

/** The facts of the practice. The records of a folder have the names of their files. */
export interface PracticeFacts extends Files {
  locations: readonly (location.LocationRecord & { slug: string })[];
  people: readonly (care.PersonRecord & { slug: string })[];
}

/** Returns each record of the facts, with its schema, and its path in the content folder. */
export function recordsOf(facts: PracticeFacts) {
  const single = Object.entries(factFiles).map(([name, schema]) => {
    return { path: pathOfFile(name as 'care'), schema, record: facts[name as 'care'] as object };
  });
  const inFolders = Object.entries(factFolders).flatMap(([name, schema]) =>
    facts[name as 'people'].map((record) => {
      return { path: `practice/${name}/${record.slug}.yaml`, schema, record };
    }),
  );
  return [...single, ...inFolders];
}
