import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import type { PicturePaths } from '#build/pictures/make-pictures.ts';

/** Folders for one test, removed at its end. */
export async function createWorkshop(): Promise<PicturePaths> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const paths = {
    masters: join(folder, 'images'),
    output: join(folder, 'uploads'),
    cache: join(folder, 'cache', 'manifest.json'),
  };
  await mkdir(paths.masters);
  return paths;
}

/** Writes a master of one colour, half as high as it is wide. */
export async function writeMaster(paths: PicturePaths, file: string, width: number, color: string) {
  const height = Math.round(width / 2);
  const image = sharp({ create: { width, height, channels: 3, background: color } });
  await image.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toFile(join(paths.masters, file));
}

/** Names of all files in the folder of the variants, hidden ones too, sorted. */
export async function variantsOf(paths: PicturePaths): Promise<string[]> {
  return (await readdir(paths.output)).sort();
}
