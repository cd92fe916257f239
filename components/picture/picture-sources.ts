import { findPicture, webpPath } from '#domain/pictures/find-picture.ts';
import { variantName } from '#domain/pictures/manifest.ts';

/**
 * Returns the attributes of a source image: its size and dominant color, its AVIF variants as `srcset`, and its
 * WebP as `src`.
 * @throws Error if the picture doesn't exist
 */
export function pictureSources(file: string) {
  const picture = findPicture(file);
  const { width, height, color, widths } = picture;
  const avif = widths.map((one) => `/uploads/${variantName(picture, one, 'avif')} ${one}w`);
  return { width, height, color, srcSet: avif.join(', '), src: webpPath(file) };
}
