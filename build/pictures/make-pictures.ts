import sharp from 'sharp';
import { type PictureManifest, variantName, webpWidth } from '../../domain/pictures/manifest.ts';
import { widthsOf } from './kinds.ts';
import { dominantColor, readable, readSourceImages, type SourceImage } from './source-images.ts';
import { type Job, writeMissing } from './write-missing.ts';

// The variants are made side by side: an encoder on one core each is a quarter faster.
sharp.concurrency(1);

/**
 * Brings the variants of all source images up to date. All are checked before any is encoded.
 * @param output the folder of the variants
 * @returns how many this run encoded
 * @throws PictureError naming the first source image that is unfit.
 */
export async function makePictures(sources: string, output: string): Promise<number> {
  const images = await readSourceImages(sources);
  return writeMissing(output, images.flatMap(variantsOf));
}

/**
 * What pages need to know of each picture, by the file name of its source image.
 * @throws PictureError naming the first source image that is unfit.
 */
export async function describePictures(sources: string): Promise<PictureManifest> {
  const images = await readSourceImages(sources);
  const entries = images.map(async (image) => {
    const { file, name, hash, width, height, kind } = image;
    const color = await dominantColor(image);
    const entry = { name, hash, width, height, color, widths: widthsOf(kind, width) };
    return [file, entry] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function variantsOf(image: SourceImage): Job[] {
  const { path, bytes, kind } = image;
  const widths = widthsOf(kind, image.width);
  const job = (width: number, format: 'avif' | 'webp'): Job => ({
    name: variantName(image, width, format),
    make: () => {
      const scaled = sharp(bytes).autoOrient().resize({ width }).toColourspace('srgb');
      return readable(path, scaled.toFormat(format, kind[format]).toBuffer());
    },
  });
  return [...widths.map((width) => job(width, 'avif')), job(webpWidth(widths), 'webp')];
}
