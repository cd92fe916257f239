import { renderAsync } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type JpegOptions } from 'sharp';
import type { Image } from '../../content/schema/shared.ts';
import { socialSize } from '../../content/social-pictures/manifest.ts';
import { type CardElement, panelWidth } from './card.ts';

export interface Drawing {
  panel: CardElement;
  /** The master beside the panel, and its bytes. */
  image: Image;
  photograph: Buffer;
}

/** Larger pictures are not shown by every service. In bytes. */
export const mostBytes = 150_000;

const center = { x: 50, y: 50 };

/** Best first. Colours at full resolution: at half of it, gold on ink frays. */
export const encodings: readonly JpegOptions[] = [86, 78, 68].map((quality) => ({
  quality,
  mozjpeg: true,
  chromaSubsampling: '4:4:4',
}));

/**
 * Draws the words of a picture beside its photograph, as a JPEG.
 * @throws Error where the picture has more than 150,000 bytes however it is encoded.
 */
export async function drawPicture(
  { panel, image, photograph }: Drawing,
  fonts: Font[],
): Promise<Buffer> {
  const { width, height } = socialSize;
  const svg = await satori(panel as ReactNode, { width: panelWidth, height, fonts });
  const words = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  const picture = sharp(await crop(photograph, image.focus, width - panelWidth, height))
    .extend({ left: panelWidth })
    .composite([{ input: words, left: 0, top: 0 }])
    .toColourspace('srgb');
  for (const encoding of encodings) {
    const bytes = await picture.clone().jpeg(encoding).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(
    `The picture for links that shows ${image.file} is too large: take a calmer master.`,
  );
}

async function crop(photograph: Buffer, focus = center, width: number, height: number) {
  const scaled = sharp(photograph).autoOrient().resize({ width, height, fit: 'outside' });
  const { data, info } = await scaled
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = cropStart(focus.x, info.width, width);
  const top = cropStart(focus.y, info.height, height);
  return sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 0 }).toBuffer();
}

/** Where a crop begins so that the point at `percent` of a side is as near to its middle as can be. */
function cropStart(percent: number, side: number, cropSide: number): number {
  const wanted = (percent / 100) * side - cropSide / 2;
  return Math.round(Math.min(Math.max(wanted, 0), side - cropSide));
}
