import pictures from 'virtual:pictures';
import { variantName } from './manifest.ts';

/**
 * The path of a picture's widest WebP, for readers that choose no size: search engines and feeds.
 * @throws Error where no such picture can be shown.
 */
export function largestVariant(file: string): string {
  const picture = pictures[file];
  const width = picture?.widths.at(-1);
  if (!picture || !width) throw new Error(`There is no picture ${file} in content/images.`);
  return `/uploads/${variantName(picture, width, 'webp')}`;
}
