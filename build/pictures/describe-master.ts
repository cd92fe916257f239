import sharp, { type Metadata } from 'sharp';
import type { PictureEntry } from '../../content/pictures/manifest.ts';
import { dominantColor } from './dominant-color.ts';
import type { Master } from './masters.ts';
import { PictureError } from './picture-error.ts';

/** What only decoding a master can tell. */
export type PictureFacts = Pick<PictureEntry, 'width' | 'height' | 'color'>;

const maxSide = 4000;

/**
 * Decodes a master to learn its size and colour.
 * @throws PictureError when it cannot be read whole, or a side has more than 4000 px.
 */
export async function describeMaster({ path, bytes }: Master): Promise<PictureFacts> {
  const { width, height } = await readable(path, jpegSize(bytes));
  if (Math.max(width, height) > maxSide) {
    const size = `${width} × ${height} px, at most ${maxSide} px a side`;
    throw new PictureError(path, `is oversized (${size}): scale it down.`);
  }
  return { width, height, color: await readable(path, dominantColor(bytes)) };
}

async function jpegSize(bytes: Buffer): Promise<Pick<Metadata, 'width' | 'height'>> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (format !== 'jpeg') throw new Error(`${format} instead of JPEG`);
  return autoOrient;
}

async function readable<Value>(path: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch {
    throw new PictureError(path, 'is unreadable: export it again as a JPEG.');
  }
}
