import type { z } from 'zod';
import type { BrandRecord } from '../schema/brand.ts';
import type { FramesRecord } from '../schema/frames.ts';
import { announcementSchema } from '../schema/practice/announcement.ts';
import { bookingSchema } from '../schema/practice/booking.ts';
import { careSchema } from '../schema/practice/care.ts';
import { categoriesSchema } from '../schema/practice/categories.ts';
import { emergenciesSchema } from '../schema/practice/emergencies.ts';
import { closuresSchema } from '../schema/practice/hours.ts';
import { type LocationRecord, locationSchema } from '../schema/practice/location.ts';
import { noticesSchema } from '../schema/practice/notices.ts';
import { type PersonRecord, personSchema } from '../schema/practice/person.ts';
import { plansSchema } from '../schema/practice/plans.ts';
import { practiceSchema } from '../schema/practice/practice.ts';
import { redirectsSchema } from '../schema/practice/redirects.ts';
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
