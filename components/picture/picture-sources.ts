import pictures from 'virtual:pictures';
import { type PictureFormat, variantName } from '#content/pictures/manifest.ts';

/**
 * What shows a source image, as `hero-poster.jpg`: its size and dominant color, the values for `srcset`
 * in both formats, and in `src` a WebP of middle width, for what knows no `srcset`.
 * @throws Error where no such picture can be shown.
 */
export function pictureSources(file: string) {
  const picture = pictures[file];
  if (!picture)
    throw new Error(`There is no picture ${file} in content/images: add it as a JPEG or WebP.`);
  const { width, height, color, widths } = picture;
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  const address = (size: number, format: PictureFormat) =>
    `/uploads/${variantName(picture, size, format)}`;
  const srcSet = (format: PictureFormat) =>
    widths.map((size) => `${address(size, format)} ${size}w`).join(', ');
  return {
    width,
    height,
    color,
    avif: srcSet('avif'),
    webp: srcSet('webp'),
    src: address(middle, 'webp'),
  };
}
