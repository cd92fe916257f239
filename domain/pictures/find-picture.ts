import pictures from 'virtual:pictures';
import type { PictureEntry } from './pictures.ts';

/** @throws Error if `content/images` has no file with this name, such as `hero-poster.jpg` */
export function findPicture(file: string): PictureEntry {
  const picture = pictures.images[file];
  if (picture) return picture;
  throw new Error(`There is no picture ${file} in content/images: add it as a JPEG or WebP.`);
}

/** Returns the path of a picture's only WebP. */
export function webpPath(file: string): string {
  return findPicture(file).src;
}

/** Returns the path of a plate, such as `stye.svg` in `content/plates`. */
export function platePath(file: string): string {
  // The build refuses the name of a plate that is missing.
  return pictures.plates[file] ?? '';
}
