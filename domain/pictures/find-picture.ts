import pictures from 'virtual:pictures';
import type { PictureEntry } from './pictures.ts';

// The build refuses the name of a picture or a plate that is missing.

/** Returns a picture of `content/images`, such as `hero-poster.jpg`. */
export function findPicture(file: string): PictureEntry {
  return pictures.images[file] as PictureEntry;
}

/** Returns the path of a plate, such as `stye.svg` in `content/plates`. */
export function platePath(file: string): string {
  return pictures.plates[file] as string;
}
