/** The data that pages need about one picture. */
export interface PictureEntry {
  /** File name of the source image without its extension. */
  name: string;
  /** 8 hex characters over the source image's bytes and the encoder settings. */
  hash: string;
  /** Size of the source image in pixels; variants keep its proportions. */
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown while the picture loads. */
  color: string;
  /** Widths of the variants in pixels, ascending. */
  widths: readonly number[];
}

/** Entries by file name of the source image, such as `hero-poster.jpg`. */
export type PictureManifest = Record<string, PictureEntry>;

/**
 * Search engines want pictures 1,200 pixels wide, and older browsers shouldn't load many more pixels than
 * they show.
 */
const widestWebp = 1280;

/** Returns the width in pixels at which a picture is also available as WebP. */
export function webpWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= widestWebp));
}

/**
 * Returns the file name of one variant. `width` is in pixels. Its content never changes, so it can be cached
 * forever.
 */
export function variantName(
  { name, hash }: Pick<PictureEntry, 'name' | 'hash'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${name}.${hash}-${width}.${format}`;
}
