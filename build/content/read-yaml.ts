import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { withoutEmpty } from '../../domain/read/without-empty.ts';

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
