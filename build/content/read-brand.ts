import { type BrandRecord, brandSchema } from '../../domain/schema/brand.ts';
import { contentFolder } from '../content-folder.ts';
import { readRecord } from './read-yaml.ts';

/**
 * Reads the brand from `brand.yaml` alone: Vite's configuration needs no other fact, so a mistake in another
 * file can't stop it.
 * @throws ContentError listing each invalid value
 */
export function readBrand(folder = contentFolder): BrandRecord {
  return readRecord(folder, 'brand/brand.yaml', brandSchema);
}
