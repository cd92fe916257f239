/** What pages need to know of one picture. */
export interface PictureEntry {
  /** File name of the source image without its extension. */
  name: string;
  /** 8 hex characters over the source image's bytes and the encoder settings. */
  hash: string;
  /** Size of the source image in pixels; variants keep its proportions. */
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, the ground while the picture loads. */
  color: string;
  /** Widths of the variants in pixels, ascending. */
  widths: readonly number[];
}

/** Entries by file name of the source image, as `hero-poster.jpg`. */
export type PictureManifest = Record<string, PictureEntry>;

/** Search engines want pictures of 1,200 pixels; an older browser should load few more than it shows. */
const widestWebp = 1280;

/** Of a picture's AVIF variants, the width in pixels that there is as a WebP, too. */
export function webpWidth(widths: readonly number[]): number {
  return Math.max(...widths.filter((width) => width <= widestWebp));
}

/** File name of one variant; `width` in pixels. Its content never changes: keep it forever. */
export function variantName(
  { name, hash }: Pick<PictureEntry, 'name' | 'hash'>,
  width: number,
  format: 'avif' | 'webp',
): string {
  return `${name}.${hash}-${width}.${format}`;
}
