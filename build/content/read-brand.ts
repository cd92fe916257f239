import { join, relative } from 'node:path';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { type BrandRecord, brandSchema } from '../../domain/schema/brand.ts';
import { contentFolder } from '../content-folder.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads the brand from `brand.yaml` alone: Vite's configuration needs no other fact, so a mistake in another
 * file can't stop it.
 * @throws ContentError listing each invalid value
 */
export function readBrand(folder = contentFolder): BrandRecord {
  const file = relative(process.cwd(), join(folder, 'brand', 'brand.yaml'));
  const data = readYaml(file);
  const { success, data: record, error } = brandSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return record;
}
