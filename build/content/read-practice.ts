import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { announcementSchema } from '../../content/schema/practice/announcement.ts';
import { bookingSchema } from '../../content/schema/practice/booking.ts';
import { careSchema } from '../../content/schema/practice/care.ts';
import { emergenciesSchema } from '../../content/schema/practice/emergencies.ts';
import { closuresSchema } from '../../content/schema/practice/hours.ts';
import { type LocationRecord, locationSchema } from '../../content/schema/practice/location.ts';
import { noticesSchema } from '../../content/schema/practice/notices.ts';
import { type PersonRecord, personSchema } from '../../content/schema/practice/person.ts';
import { plansSchema } from '../../content/schema/practice/plans.ts';
import { practiceSchema } from '../../content/schema/practice/practice.ts';
import { checkPractice } from './check-practice.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** Each file of `content/practice/` that there is once. */
export const practiceFiles = {
  practice: practiceSchema,
  closures: closuresSchema,
  announcement: announcementSchema,
  booking: bookingSchema,
  plans: plansSchema,
  notices: noticesSchema,
  emergencies: emergenciesSchema,
  care: careSchema,
} as const;

/** Each folder of `content/practice/` with a file for each of its things. */
export const practiceFolders = { locations: locationSchema, people: personSchema } as const;

type Files = { [Name in keyof typeof practiceFiles]: z.infer<(typeof practiceFiles)[Name]> };

/** A record of a folder, with the name of its file. */
export type Named<RecordType> = RecordType & { slug: string };

/** The facts of the practice, as `content/practice/` states them. */
export interface PracticeFacts extends Files {
  locations: readonly Named<LocationRecord>[];
  people: readonly Named<PersonRecord>[];
}

/**
 * Reads the facts of the practice.
 * @param contentFolder what holds the folder `practice`
 * @throws ContentError listing each value that a schema refuses, or that contradicts another file.
 */
export function readPractice(contentFolder = 'content'): PracticeFacts {
  const problems: ContentProblem[] = [];
  const folder = join(contentFolder, 'practice');

  function read(name: string, schema: z.ZodType): unknown {
    const file = relative(process.cwd(), join(folder, name));
    const data = readYaml(file);
    const { success, data: record, error } = schema.safeParse(data);
    if (!success) problems.push(...problemsOf(file, error, data));
    return record;
  }
  const files = Object.entries(practiceFiles).map(([name, schema]) => {
    return [name, read(`${name}.yaml`, schema)];
  });
  const folders = Object.entries(practiceFolders).map(([name, schema]) => {
    const records = listYaml(join(folder, name)).map((file) => {
      return { slug: basename(file, '.yaml'), ...(read(join(name, file), schema) as object) };
    });
    return [name, records];
  });
  if (problems.length > 0) throw new ContentError(problems);
  const facts = Object.fromEntries([...files, ...folders]) as PracticeFacts;
  checkPractice(facts, relative(process.cwd(), folder));
  return facts;
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort();
}
