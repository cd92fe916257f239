import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeAtomically } from '../pictures/write-atomically.ts';
import { type Family, families } from './families.ts';

const require = createRequire(import.meta.url);

/** What each family draws, see `Family`. */
type Characters = Record<Family['draws'], string>;

/**
 * Cuts the site's fonts down to the given characters, once for the same characters.
 * @param cache the folder that keeps the results of all runs
 * @returns the folder with a WOFF2 file by each family's name
 */
export async function makeFonts(cache: string, characters: Characters): Promise<string> {
  const sources = await Promise.all(families.map(readSource));
  const folder = join(cache, hashOf(characters, sources));
  await mkdir(folder, { recursive: true });
  await Promise.all(
    families.map(async (family, index) => {
      const file = join(folder, `${family.name}.woff2`);
      const source = sources[index];
      if (source && !existsSync(file)) {
        await writeAtomically(file, await subset(family, source, characters));
      }
    }),
  );
  return folder;
}

function readSource({ source }: Family): Promise<Buffer> {
  return readFile(require.resolve(source));
}

function subset({ features, weights, draws }: Family, source: Buffer, characters: Characters) {
  return subsetFont(source, characters[draws], {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights && { variationAxes: { wght: weights } }),
  });
}

function hashOf(characters: Characters, sources: readonly Buffer[]): string {
  const hash = createHash('sha256').update(JSON.stringify([families, characters]));
  for (const source of sources) hash.update(source);
  return hash.digest('hex').slice(0, 16);
}
