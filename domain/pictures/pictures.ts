import pictures from 'virtual:pictures';

export interface PictureEntry {
  /** Size of the source image in pixels; variants keep its proportions. */
  width: number;
  height: number;
  /** Dominant color as `#rrggbb`, shown while the picture loads. */
  color: string;
  /** The AVIF variants, as in the attribute `srcset`. */
  srcSet: string;
  /** The address of the only WebP, for search engines, feeds, and browsers without AVIF. */
  src: string;
}

export interface Pictures {
  /** By file name of the source image, such as `hero-poster.jpg`. */
  images: Record<string, PictureEntry>;
  plates: Record<string, string>;
  /** The pictures in link previews by the path of their page: the home page, and every page with one of its own. */
  previews: Record<string, { url: string; alt: string; width: number; height: number }>;
}

// The build refuses the name of a picture or a plate that is missing.

/** Returns a picture of `content/images`, such as `hero-poster.jpg`. */
export function findPicture(file: string): PictureEntry {
  return pictures.images[file] as PictureEntry;
}

/** Returns the path of a plate, such as `stye.svg` in `content/plates`. */
export function platePath(file: string): string {
  return pictures.plates[file] as string;
}
