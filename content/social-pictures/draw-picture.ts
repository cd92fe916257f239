import { renderAsync } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type JpegOptions } from 'sharp';
import { type CardElement, panelWidth } from './card.ts';
import { cropStart } from './focus.ts';
import { socialSize } from './manifest.ts';

export interface Drawing {
  panel: CardElement;
  /** File name of the master beside the panel, and its bytes. */
  file: string;
  photograph: Buffer;
}

/** Larger pictures are not shown by every service. In bytes. */
export const mostBytes = 150_000;

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
  { panel, file, photograph }: Drawing,
  fonts: Font[],
): Promise<Buffer> {
  const { width, height } = socialSize;
  const svg = await satori(panel as ReactNode, { width: panelWidth, height, fonts });
  const words = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  const picture = sharp(await crop(photograph, file, width - panelWidth, height))
    .extend({ left: panelWidth })
    .composite([{ input: words, left: 0, top: 0 }])
    .toColourspace('srgb');
  for (const encoding of encodings) {
    const bytes = await picture.clone().jpeg(encoding).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`The picture for links that shows ${file} is too large: take a calmer master.`);
}

async function crop(photograph: Buffer, file: string, width: number, height: number) {
  const scaled = sharp(photograph).autoOrient().resize({ height }).png({ compressionLevel: 0 });
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true });
  const left = cropStart(file, info.width, width);
  return sharp(data)
    .extract({ left, top: 0, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
