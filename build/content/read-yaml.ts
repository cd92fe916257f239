import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ContentError } from '../../domain/read/content-error.ts';
import { withoutEmpty } from '../../domain/read/without-empty.ts';

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
