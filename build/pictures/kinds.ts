import type { AvifOptions, WebpOptions } from 'sharp';

/** How source images of one kind are scaled and encoded. */
export interface PictureKind {
  /** Widths in pixels, ascending. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
}

// Effort 4 takes nearly four times as long as 3, and saves only an eighth of the bytes.
const effort = 3;

// The hero and backgrounds have higher quality to keep some grain, which prevents banding in dark gradients.
const background: PictureKind = {
  widths: [768, 1280, 1920],
  avif: { quality: 58, effort },
  webp: { quality: 82 },
};

const hero: PictureKind = {
  widths: [640, 960, 1200, 1440, 1920, 2400],
  avif: { quality: 66, effort },
  webp: { quality: 86 },
};

const illustration: PictureKind = {
  widths: [400, 640, 960, 1280, 1600],
  avif: { quality: 54, effort },
  webp: { quality: 80 },
};

/** Returns the kind of a source image, by the prefix of its file name. */
export function kindOf(file: string): PictureKind {
  if (file.startsWith('background-')) return background;
  if (file.startsWith('hero-')) return hero;
  return illustration;
}

/**
 * Returns the widths in pixels of a source image's variants. Images are never enlarged: the last width of a
 * narrow image is its own.
 * @param imageWidth the width of the source image in pixels
 */
export function widthsOf({ widths }: PictureKind, imageWidth: number): number[] {
  const narrower = widths.filter((width) => width < imageWidth);
  return narrower.length < widths.length ? [...narrower, imageWidth] : narrower;
}
