import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { type SocialPictures, socialSize } from '../../domain/pictures/social-pictures.ts';
import type { Image } from '../../domain/schema/shared.ts';
import { hashOf, writeMissing } from './write-missing.ts';

const center = { x: 50, y: 50 };
const encoding = { quality: 80, mozjpeg: true };

/** A preview that the build draws. */
interface Drawing {
  name: string;
  alt: string;
  /** What it is drawn from. */
  key: string;
  draw: () => Sharp | Promise<Sharp>;
}

/** The preview of a page: a photo or a drawing. */
export type Shown = Image | Drawing;

/**
 * Makes the pictures for link previews that earlier runs haven't made.
 * @param pages the preview of each page, by the page's path
 * @param sources the folder of the source images
 * @param output the folder that is served at `/social/`
 * @returns the URL and alternative text of each page's picture, by the page's path
 * @throws Error if an image can't be read
 */
export async function makeSocialPictures(
  pages: Record<string, Shown>,
  sources: string,
  output: string,
): Promise<SocialPictures> {
  const crops = await Promise.all(
    Object.entries(pages).map(
      async ([path, shown]) => [path, await jobOf(shown, sources)] as const,
    ),
  );
  await writeMissing(output, [...new Map(crops.map(([, crop]) => [crop.name, crop])).values()]);
  return Object.fromEntries(
    crops.map(([path, { name, alt }]) => [path, { url: `/social/${name}`, alt }]),
  );
}

function jobOf(shown: Shown, sources: string) {
  return 'draw' in shown ? drawingOf(shown) : cropOf(shown, sources);
}

function drawingOf({ name, alt, key, draw }: Drawing) {
  const hash = hashOf(key, JSON.stringify([socialSize, encoding]));
  const make = async () => (await draw()).jpeg(encoding).toBuffer();
  return { name: `${name}.${hash}.jpg`, alt, make };
}

async function cropOf({ file, alt, focus = center }: Image, sources: string) {
  const bytes = await readFile(join(sources, file));
  const hash = hashOf(bytes, JSON.stringify([focus, socialSize, encoding]));
  return { name: `${parse(file).name}.${hash}.jpg`, alt, make: () => crop(bytes, focus) };
}

/** Scales and crops a picture to the preview size, with its focus as close to the center as the edges allow. */
async function crop(bytes: Buffer, focus: { x: number; y: number }): Promise<Buffer> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient;
  const scale = Math.max(socialSize.width / width, socialSize.height / height);
  const scaled = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = cropStart(focus.x, scaled.width, socialSize.width);
  const top = cropStart(focus.y, scaled.height, socialSize.height);
  return sharp(bytes)
    .autoOrient()
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...socialSize })
    .toColourspace('srgb')
    .jpeg(encoding)
    .toBuffer();
}

function cropStart(percent: number, side: number, cropSide: number): number {
  const wanted = (percent / 100) * side - cropSide / 2;
  return Math.round(Math.min(Math.max(wanted, 0), side - cropSide));
}
