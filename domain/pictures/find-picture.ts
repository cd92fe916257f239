import pictures from 'virtual:pictures';
import { type PictureEntry, variantName, webpWidth } from './manifest.ts';

/** @throws Error if `content/images` has no file with this name, such as `hero-poster.jpg` */
export function findPicture(file: string): PictureEntry {
  const picture = pictures[file];
  if (picture) return picture;
  throw new Error(`There is no picture ${file} in content/images: add it as a JPEG or WebP.`);
}

/**
 * Returns the path of a picture's only WebP, for clients that don't choose a size: search engines, feeds, and
 * browsers without AVIF.
 */
export function webpPath(file: string): string {
  const picture = findPicture(file);
  return `/uploads/${variantName(picture, webpWidth(picture.widths), 'webp')}`;
}

/** Returns the path of a plate, such as `stye.svg` in `content/plates`. */
export function platePath(file: string): string {
  const { name, hash } = findPicture(file);
  return `/uploads/plates/${name}.${hash}.svg`;
}
