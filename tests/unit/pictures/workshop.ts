import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { folderWith } from '../folder-with.ts';

export interface Workshop {
  root: string;
  sources: string;
  output: string;
}

/** Creates folders without pictures for one test. */
export function createWorkshop(): Workshop {
  const root = folderWith({ 'images/.hidden': '' });
  return { root, sources: join(root, 'images'), output: join(root, 'public/uploads') };
}

/** Writes a plain JPEG, twice as wide as high. */
export async function writeImage(
  { sources }: Workshop,
  file: string,
  width: number,
  background: string,
) {
  const size = { width, height: Math.round(width / 2), channels: 3, background } as const;
  await sharp({ create: size }).jpeg().toFile(join(sources, file));
}

export async function variantsOf({ output }: Workshop): Promise<string[]> {
  return (await readdir(output)).sort();
}
