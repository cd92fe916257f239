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
  previews: Record<string, { url: string; alt: string }>;
}

/** The size in pixels that all link previews show uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;
