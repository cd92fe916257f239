import type { AvifOptions, WebpOptions } from 'sharp';

/** How source images of one kind are scaled and encoded. */
export interface PictureKind {
  /** Widths in pixels, ascending. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
}

// Effort 4 takes nearly four times as long as 3 and saves an eighth of the bytes.
const effort = 3;

// The hero and the backgrounds keep some of their grain: without it, their dark gradients
// show steps.
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

/** The kind of a source image, told by the beginning of its file name. */
export function kindOf(file: string): PictureKind {
  if (file.startsWith('background-')) return background;
  if (file.startsWith('hero-')) return hero;
  return illustration;
}

/**
 * Widths in pixels that a source image of `imageWidth` pixels is scaled to. Nothing is enlarged: a
 * narrow image ends the list with its own width.
 */
export function widthsOf({ widths }: PictureKind, imageWidth: number): number[] {
  const narrower = widths.filter((width) => width < imageWidth);
  return narrower.length < widths.length ? [...narrower, imageWidth] : narrower;
}
