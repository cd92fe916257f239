import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { z } from 'zod';
import { ContentError, type ContentProblem, problemsOf } from '../../domain/read/content-error.ts';
import {
  type PracticeFacts,
  practiceFiles,
  practiceFolders,
} from '../../domain/read/practice-schemas.ts';
import { framesSchema } from '../../domain/schema/frames.ts';
import { vocabularySchema } from '../../domain/schema/vocabulary.ts';
import { contentFolder } from '../content-folder.ts';
import { readBrand, readRecord, readSigns, readYaml } from './read-yaml.ts';

/**
 * Reads the facts of the practice.
 * @throws ContentError listing each invalid value
 */
export function readPractice(folder = contentFolder): PracticeFacts {
  const problems: ContentProblem[] = [];

  function read(name: string, schema: z.ZodType): unknown {
    const file = relative(process.cwd(), join(folder, 'practice', name));
    const data = readYaml(file);
    const { success, data: record, error } = schema.safeParse(data);
    if (!success) problems.push(...problemsOf(file, error, data));
    return record;
  }
  const files = Object.entries(practiceFiles).map(([name, schema]) => {
    return [name, read(`${name}.yaml`, schema)];
  });
  const folders = Object.entries(practiceFolders).map(([name, schema]) => {
    const records = listYaml(join(folder, 'practice', name)).map((file) => {
      return { slug: basename(file, '.yaml'), ...(read(join(name, file), schema) as object) };
    });
    return [name, records];
  });
  if (problems.length > 0) throw new ContentError(problems);
  const brand = readBrand(folder);
  const signs = readSigns(folder);
  const frames = readRecord(folder, 'frames.yaml', framesSchema);
  const vocabulary = readRecord(folder, 'vocabulary.yaml', vocabularySchema);
  const facts = { ...Object.fromEntries([...files, ...folders]), brand, signs, frames, vocabulary };
  return facts as PracticeFacts;
}

function listYaml(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort();
}
