import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { withoutEmpty } from '../../domain/read/without-empty.ts';
import { type BrandRecord, brandSchema } from '../../domain/schema/brand.ts';
import { type Signs, signsSchema } from '../../domain/schema/signs.ts';
import { type Sources, sourcesSchema } from '../../domain/schema/source.ts';
import { contentFolder } from '../content-folder.ts';

/**
 * Reads the brand from `brand.yaml` alone: Vite's configuration needs no other fact, so a mistake in another
 * file can't stop it.
 * @throws ContentError listing each invalid value
 */
export function readBrand(folder = contentFolder): BrandRecord {
  return readRecord(folder, 'brand/brand.yaml', brandSchema);
}

/**
 * Reads the signs that pages list.
 * @throws ContentError listing each invalid value
 */
export function readSigns(folder = contentFolder): Signs {
  return readRecord(folder, 'signs.yaml', signsSchema);
}

/**
 * Reads the sources that entries cite.
 * @throws ContentError listing each invalid value
 */
export function readSources(folder = contentFolder): Sources {
  return readRecord(folder, 'sources.yaml', sourcesSchema);
}

/**
 * Reads a YAML file of the content folder.
 * @param path in the folder
 * @throws ContentError listing each invalid value
 */
export function readRecord<Schema extends z.ZodType>(
  folder: string,
  path: string,
  schema: Schema,
): z.infer<Schema> {
  const file = relative(process.cwd(), join(folder, path));
  const data = readYaml(file);
  const { success, data: record, error } = schema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return record;
}

/**
 * Reads a YAML file and drops its empty fields. Returns `{}` for a missing file, so that the schema reports the
 * fields it requires.
 * @throws ContentError if the file isn't valid YAML
 */
export function readYaml(file: string): unknown {
  if (!existsSync(file)) return {};
  try {
    return withoutEmpty(parse(readFileSync(file, 'utf8')) ?? {});
  } catch (error) {
    const received = String(error);
    throw new ContentError([{ file, field: 'the file', expected: 'YAML', received }]);
  }
}
