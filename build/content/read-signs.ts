import { type Signs, signsSchema } from '../../domain/schema/signs.ts';
import { contentFolder } from '../content-folder.ts';
import { readRecord } from './read-yaml.ts';

/**
 * Reads the signs that pages list.
 * @throws ContentError listing each invalid value
 */
export function readSigns(folder = contentFolder): Signs {
  return readRecord(folder, 'signs.yaml', signsSchema);
}
