import { join, relative } from 'node:path';
import { ContentError, problemsOf } from '../../domain/read/content-error.ts';
import { type BrandRecord, brandSchema } from '../../domain/schema/brand.ts';
import { readYaml } from './read-yaml.ts';

/**
 * Reads how the practice looks. The build's own configuration needs no other fact, and so fails for
 * no other file's mistake.
 * @throws ContentError listing each value that the schema refuses
 */
export function readBrand(contentFolder = 'content'): BrandRecord {
  const file = relative(process.cwd(), join(contentFolder, 'brand', 'brand.yaml'));
  const data = readYaml(file);
  const { success, data: record, error } = brandSchema.safeParse(data);
  if (!success) throw new ContentError(problemsOf(file, error, data));
  return record;
}
