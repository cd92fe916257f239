import { brand } from '#domain/content.ts';
import { findPicture } from '#domain/pictures/find-picture.ts';

/**
 * The hero's poster, for the page and for the preload in its head. Portrait screens show a crop of a picture
 * as wide as they are high. On high-resolution screens a smaller file is sharp enough, because its light is
 * soft.
 */
export const heroPicture = {
  file: brand.hero.poster.file,
  sizes:
    '(orientation: portrait) and (min-resolution: 1.5dppx) 75vh, (orientation: portrait) 115vh, 100vw',
} as const;

/** Preloads it from the home page's head. Browsers without AVIF ignore this. */
export function PreloadHeroPicture() {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={findPicture(heroPicture.file).srcSet}
      // With different `sizes`, the browser might load the picture twice.
      imageSizes={heroPicture.sizes}
      fetchPriority="high"
    />
  );
}
