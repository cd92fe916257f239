import { type Sources, sourcesSchema } from '../../domain/schema/source.ts';
import { contentFolder } from '../content-folder.ts';
import { readRecord } from './read-yaml.ts';

/**
 * Reads the sources that entries cite.
 * @throws ContentError listing each invalid value
 */
export function readSources(folder = contentFolder): Sources {
  return readRecord(folder, 'sources.yaml', sourcesSchema);
}
