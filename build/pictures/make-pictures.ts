import sharp from 'sharp';
import { type PictureManifest, variantName, webpWidth } from '../../domain/pictures/manifest.ts';
import { widthsOf } from './kinds.ts';
import { dominantColor, readable, readSourceImages, type SourceImage } from './source-images.ts';
import { type Job, writeMissing } from './write-missing.ts';

// Variants are encoded in parallel, which is a quarter faster with one thread per encoder.
sharp.concurrency(1);

/**
 * Encodes the missing variants of all source images, after checking all source images.
 * @param sources the folder of the source images
 * @param output the folder of the variants
 * @param announce is told how many variants will be encoded, if any: the first run takes a minute or two
 * @throws PictureError naming the first unusable source image
 */
export async function makePictures(
  sources: string,
  output: string,
  announce?: (count: number) => void,
): Promise<void> {
  const images = await readSourceImages(sources);
  await writeMissing(output, images.flatMap(variantsOf), announce);
}

/**
 * Returns what pages need to know about each picture, by the file name of its source image.
 * @throws PictureError naming the first unusable source image
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
