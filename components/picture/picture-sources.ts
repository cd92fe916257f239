import { findPicture, webpPath } from '#domain/pictures/find-picture.ts';
import { variantName } from '#domain/pictures/manifest.ts';

/**
 * What shows a source image: its size and dominant color, as `srcset` its AVIF variants, and as `src` its WebP.
 * @throws Error where no such picture can be shown.
 */
export function pictureSources(file: string) {
  const picture = findPicture(file);
  const { width, height, color, widths } = picture;
  const avif = widths.map((one) => `/uploads/${variantName(picture, one, 'avif')} ${one}w`);
  return { width, height, color, srcSet: avif.join(', '), src: webpPath(file) };
}
