import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import type { LocationRecord } from '../../content/schema/practice/location.ts';
import type { PersonRecord } from '../../content/schema/practice/person.ts';
import { ContentError, type ContentProblem, problemsOf } from './content-error.ts';
import { practiceFiles, practiceFolders } from './practice-schemas.ts';
import { readYaml } from './read-yaml.ts';

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
 * @throws ContentError listing each value that a schema refuses.
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
  return Object.fromEntries([...files, ...folders]) as PracticeFacts;
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort();
}
