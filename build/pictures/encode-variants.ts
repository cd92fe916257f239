import { join } from 'node:path';
import sharp from 'sharp';
import { formats, type PictureFormat, variantName } from '../../content/pictures/manifest.ts';
import type { Master } from './masters.ts';
import { writeAtomically } from './write-atomically.ts';

/** One width of one picture, to be made in the named formats. */
export interface VariantJob {
  master: Master;
  width: number;
  formats: readonly PictureFormat[];
}

/**
 * What is still to be made of a picture.
 * @param widths in pixels
 * @param present names of the files that earlier runs left
 */
export function missingVariants(
  master: Master,
  widths: readonly number[],
  present: ReadonlySet<string>,
): VariantJob[] {
  return widths
    .map((width) => ({
      master,
      width,
      formats: formats.filter((format) => !present.has(variantName(master, width, format))),
    }))
    .filter((job) => job.formats.length > 0);
}

/** Scales a master once and writes it to the folder `output` in each format of the job. */
export async function encodeVariants({ master, width, formats }: VariantJob, output: string) {
  // The jobs themselves run side by side: an encoder on one core each is a quarter faster.
  sharp.concurrency(1);
  const scaled = sharp(master.bytes).autoOrient().resize({ width }).toColourspace('srgb');
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  const { width: pixels, height, channels } = info;
  for (const format of formats) {
    const image = sharp(data, { raw: { width: pixels, height, channels } });
    const bytes = await image.toFormat(format, master.kind[format]).toBuffer();
    await writeAtomically(join(output, variantName(master, width, format)), bytes);
  }
}
