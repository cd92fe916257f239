import type { BrandRecord } from '../schema/brand.ts';

/**
 * Returns the backgrounds of the home page's sections in order, each with the color that the header has over that
 * section.
 */
export function backdropsOf({ backdrops, colors }: BrandRecord) {
  const [first, second, third, fourth] = backdrops;
  function paneOf({ file, focus, headerColor }: typeof first) {
    return { file, focus, headerColor: colors[headerColor] };
  }
  return [paneOf(first), paneOf(second), paneOf(third), paneOf(fourth)] as const;
}
