import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

export interface Workshop {
  root: string;
  sources: string;
  output: string;
}

/** Folders for one test, with no picture in them. */
export async function createWorkshop(): Promise<Workshop> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const sources = join(root, 'images');
  await mkdir(sources);
  return { root, sources, output: join(root, 'public/uploads') };
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
