import pictures from 'virtual:pictures';
import { type PictureEntry, variantName, webpWidth } from './manifest.ts';

/** @throws Error where `content/images` has no such file, as `hero-poster.jpg`. */
export function findPicture(file: string): PictureEntry {
  const picture = pictures[file];
  if (picture) return picture;
  throw new Error(`There is no picture ${file} in content/images: add it as a JPEG or WebP.`);
}

/** The path of a picture's one WebP, for who chooses no size: search engines, feeds, and browsers without AVIF. */
export function webpPath(file: string): string {
  const picture = findPicture(file);
  return `/uploads/${variantName(picture, webpWidth(picture.widths), 'webp')}`;
}
