import { pictureSources } from '#components/picture/picture-sources.ts';
import { hero } from '#domain/brand/brand.ts';

/**
 * The hero's poster as the page shows it and as its head preloads it. Upright screens see a crop of a
 * picture as wide as they are high; on fine ones a smaller file is sharp enough for its soft light.
 */
export const heroPicture = {
  file: hero.poster.file,
  sizes:
    '(orientation: portrait) and (min-resolution: 1.5dppx) 75vh, (orientation: portrait) 115vh, 100vw',
} as const;

/** Starts loading it from the head of the home page. Browsers without AVIF ignore this. */
export function PreloadHeroPicture() {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSources(heroPicture.file).srcSet}
      // With other sizes than the picture's, the browser might load two widths.
      imageSizes={heroPicture.sizes}
      fetchPriority="high"
    />
  );
}
