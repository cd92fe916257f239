import { join, relative } from 'node:path';
import { type SourceRecord, sourcesSchema } from '../../content/schema/source.ts';
import { ContentError, problemsOf } from './content-error.ts';
import { readYaml } from './read-yaml.ts';

/** Every source that the content rests on, by the id that entries cite. */
export type Sources = Readonly<Record<string, SourceRecord>>;

/**
 * Reads the sources that entries cite.
 * @throws ContentError listing each value that the schema refuses
 */
export function readSources(contentFolder = 'content'): Sources {
  const file = relative(process.cwd(), join(contentFolder, 'sources.yaml'));
  const data = readYaml(file);
  const { success, data: sources, error } = sourcesSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return sources;
}
