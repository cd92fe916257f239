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

/** The single files of `content/practice/`. */
export const practiceFiles = {
  practice: practiceSchema,
  closures: closuresSchema,
  announcement: announcementSchema,
  categories: categoriesSchema,
  booking: bookingSchema,
  plans: plansSchema,
  notices: noticesSchema,
  emergencies: emergenciesSchema,
  care: careSchema,
  redirects: redirectsSchema,
} as const;

/** The folders of `content/practice/`, with one file for each entry. */
export const practiceFolders = { locations: locationSchema, people: personSchema } as const;

type Files = { [Name in keyof typeof practiceFiles]: z.infer<(typeof practiceFiles)[Name]> };

/** A record of a folder, with the name of its file. */
type Named<RecordType> = RecordType & { slug: string };

/**
 * The facts of the practice, from `content/practice/`, `content/brand/brand.yaml`, `content/signs.yaml` and
 * `content/frames.yaml`.
 */
export interface PracticeFacts extends Files {
  brand: BrandRecord;
  signs: Signs;
  frames: FramesRecord;
  locations: readonly Named<LocationRecord>[];
  people: readonly Named<PersonRecord>[];
}
