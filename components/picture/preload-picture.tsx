import { pictureSources } from './picture-sources.ts';

interface PreloadPictureProps {
  /** Name of a source image, as `hero-poster.jpg`. */
  file: string;
  /** The same `sizes` as the `Picture` has: with others, the browser may load two widths. */
  sizes: string;
  /** Media query under which the picture is shown at all. */
  media?: string | undefined;
}

/**
 * Starts loading a picture from the head of the page. Browsers without AVIF ignore it.
 * @throws Error where no such picture can be shown.
 */
export function PreloadPicture({ file, sizes, media }: PreloadPictureProps) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={pictureSources(file).avif}
      imageSizes={sizes}
      fetchPriority="high"
      media={media}
    />
  );
}
