import { join, relative } from 'node:path';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { type Sources, sourcesSchema } from '../../domain/schema/source.ts';
import { contentFolder } from '../content-folder.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads the sources that entries cite.
 * @throws ContentError listing each invalid value
 */
export function readSources(folder = contentFolder): Sources {
  const file = relative(process.cwd(), join(folder, 'sources.yaml'));
  const data = readYaml(file);
  const { success, data: sources, error } = sourcesSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return sources;
}
