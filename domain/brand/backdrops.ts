import type { BrandRecord } from '../schema/brand.ts';

/** The backgrounds of the home page, in the order of its sections, each with the header's color there. */
export function backdropsOf({ backdrops, colors }: BrandRecord) {
  const [first, second, third, fourth] = backdrops;
  function paneOf({ file, focus, headerColor }: typeof first) {
    return { file, focus, headerColor: colors[headerColor] };
  }
  return [paneOf(first), paneOf(second), paneOf(third), paneOf(fourth)] as const;
}
