import { join, relative } from 'node:path';
import { sourcesSchema } from '../../content/schema/source.ts';
import type { Sources } from './check-sources.ts';
import { ContentError, problemsOf } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads the sources that entries cite.
 * @param contentFolder what holds `sources.yaml`
 * @throws ContentError listing each value that the schema refuses
 */
export function readSources(contentFolder = 'content'): Sources {
  const file = relative(process.cwd(), join(contentFolder, 'sources.yaml'));
  const data = readYaml(file);
  const { success, data: sources, error } = sourcesSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return sources;
}
