import { hero } from '#content/brand.ts';

/**
 * The hero's poster as the page shows it and as its head preloads it. Upright screens see a crop of a
 * picture as wide as they are high; on fine ones a smaller file is sharp enough for its soft light.
 */
export const heroPicture = {
  file: hero.poster.file,
  sizes:
    '(orientation: portrait) and (min-resolution: 1.5dppx) 75vh, (orientation: portrait) 115vh, 100vw',
} as const;
