import type { z } from 'zod';
import type { BrandRecord } from '../schema/brand.ts';
import {
  bookingSchema,
  careSchema,
  noticesSchema,
  type PersonRecord,
  personSchema,
  plansSchema,
} from '../schema/care.ts';
import type { FramesRecord } from '../schema/frames.ts';
import {
  announcementSchema,
  closuresSchema,
  type LocationRecord,
  locationSchema,
} from '../schema/location.ts';
import {
  categoriesSchema,
  emergenciesSchema,
  practiceSchema,
  redirectsSchema,
} from '../schema/practice.ts';
import type { Signs } from '../schema/signs.ts';
import type { Vocabulary } from '../schema/vocabulary.ts';

/** The single files of `content/practice/`, in the order of the editor's menu: what changes most often comes first. */
export const practiceFiles = {
  closures: closuresSchema,
  announcement: announcementSchema,
  booking: bookingSchema,
  plans: plansSchema,
  emergencies: emergenciesSchema,
  care: careSchema,
  practice: practiceSchema,
  categories: categoriesSchema,
  notices: noticesSchema,
  redirects: redirectsSchema,
} as const;

/** The folders of `content/practice/`, with one file for each entry. */
export const practiceFolders = { locations: locationSchema, people: personSchema } as const;

type Files = { [Name in keyof typeof practiceFiles]: z.infer<(typeof practiceFiles)[Name]> };

/** A record of a folder, with the name of its file. */
type Named<RecordType> = RecordType & { slug: string };

/**
 * The facts of the practice, from `content/practice/`, `content/brand/brand.yaml`, `content/signs.yaml`,
 * `content/frames.yaml` and `content/vocabulary.yaml`.
 */
export interface PracticeFacts extends Files {
  brand: BrandRecord;
  signs: Signs;
  frames: FramesRecord;
  vocabulary: Vocabulary;
  locations: readonly Named<LocationRecord>[];
  people: readonly Named<PersonRecord>[];
}
