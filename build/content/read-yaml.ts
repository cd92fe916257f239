import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ContentError } from '../../domain/read/content-error.ts';
import { withoutEmpty } from '../../domain/read/without-empty.ts';

/**
 * What a YAML file says, without its empty fields. One that isn't there says nothing; what it must
 * say is missing then.
 * @throws ContentError where the file is no YAML
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
