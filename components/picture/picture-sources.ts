import pictures from 'virtual:pictures';
import { type PictureEntry, type PictureFormat, variantName } from '#content/pictures/manifest.ts';

const folder = '/uploads/';

export interface PictureSources {
  /** Values for `srcset`, one candidate for each width. */
  avif: string;
  webp: string;
  /** WebP of middle width, for what knows no `srcset`. */
  src: string;
}

/**
 * The entry of a source image, as `hero-poster.jpg`.
 * @throws Error where no such picture can be shown.
 */
export function findPicture(file: string): PictureEntry {
  const picture = pictures[file];
  if (!picture)
    throw new Error(`There is no picture ${file} in content/images: add it as a JPEG or WebP.`);
  return picture;
}

/**
 * Addresses of a picture's variants.
 * @throws Error where no such picture can be shown.
 */
export function pictureSources(file: string): PictureSources {
  const picture = findPicture(file);
  const middle = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width;
  return {
    avif: srcSet(picture, 'avif'),
    webp: srcSet(picture, 'webp'),
    src: folder + variantName(picture, middle, 'webp'),
  };
}

function srcSet(picture: PictureEntry, format: PictureFormat): string {
  return picture.widths
    .map((width) => `${folder}${variantName(picture, width, format)} ${width}w`)
    .join(', ');
}
