import { findPicture } from '#domain/pictures/pictures.ts';

interface PictureProps {
  /** The name of a source image, such as `hero-poster.jpg`. */
  file: string;
  alt: string;
  sizes: string;
  /** For the first screen's picture: it loads at once and before others. */
  priority?: boolean | undefined;
  fetchPriority?: 'high' | 'low' | undefined;
  className?: string | undefined;
  pictureClassName?: string | undefined;
  /** The focus point of crops, in percent. By default, the center. */
  focus?: { x: number; y: number } | undefined;
}

/**
 * A picture in the best width for the screen, over its dominant color.
 * @throws Error if the picture doesn't exist
 */
export function Picture(props: PictureProps) {
  const { file, alt, sizes, priority, className, pictureClassName, focus } = props;
  const { srcSet, src, width, height, color } = findPicture(file);
  const objectPosition = focus && `${focus.x}% ${focus.y}%`;
  return (
    <picture className={pictureClassName}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        alt={alt}
        // This comes before the addresses: a browser that reads those first may load what could wait.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : props.fetchPriority}
        decoding="async"
        src={src}
        width={width}
        height={height}
        className={className}
        style={{ backgroundColor: color, objectPosition }}
      />
    </picture>
  );
}

interface PlateProps {
  src: string;
  /** Empty if the name of the problem is next to the image. */
  alt?: string;
  /** For the first screen's plates. */
  eager?: boolean | undefined;
  className?: string;
}

/** A plate of the atlas: a medallion of its own paper, which the dark scheme only dims. */
export function Plate({ src, alt = '', eager = false, className = 'w-full' }: PlateProps) {
  return (
    <img
      alt={alt}
      // This comes before the address: a browser that reads that first may load what could wait.
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      src={src}
      width={480}
      height={480}
      className={`medallion @dark:bright-90 ${className}`}
    />
  );
}
