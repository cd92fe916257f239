import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The site's faces, because a machine that builds the site may have no fonts. `sharp` reads no WOFF 2, so these aren't
 * the files that pages load. They were cut down with `subset-font` to Latin letters and punctuation.
 */
const faces = {
  display: { file: 'cormorant-garamond.ttf', family: 'Cormorant Garamond Light Medium' },
  text: { file: 'source-sans-3.ttf', family: 'Source Sans 3' },
};

export interface Text {
  text: string;
  face?: keyof typeof faces;
  /** In pixels. */
  size: number;
  color: string;
  /** Between two letters, in the size of the type. */
  spacing?: number;
  /** Of the longest line, in pixels. Without it, there is one line. */
  width?: number;
}

/**
 * Draws a text on a clear ground.
 * @returns a PNG, and its width and height in pixels
 */
export function drawText({ text, face = 'display', size, color, spacing = 0, width }: Text) {
  const { file, family } = faces[face];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = `<span foreground="${color}" font_features="lnum" letter_spacing="${Math.round(spacing * size * 1024)}">${escaped}</span>`;
  const font = `${family}, ${size}`;
  const fontfile = join(import.meta.dirname, 'fonts', file);
  const lines = width === undefined ? {} : { width, spacing: 4 };
  return sharp({ text: { text: markup, font, fontfile, rgba: true, ...lines } })
    .png()
    .toBuffer({ resolveWithObject: true });
}
