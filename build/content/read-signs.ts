import { join, relative } from 'node:path';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { type Signs, signsSchema } from '../../domain/schema/signs.ts';
import { contentFolder } from '../content-folder.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads the signs that pages list.
 * @throws ContentError listing each invalid value
 */
export function readSigns(folder = contentFolder): Signs {
  const file = relative(process.cwd(), join(folder, 'signs.yaml'));
  const data = readYaml(file);
  const { success, data: signs, error } = signsSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return signs;
}
