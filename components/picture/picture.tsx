import { pictureSources } from './picture-sources.ts';

interface PictureProps {
  /** Name of a source image, as `hero-poster.jpg`. */
  file: string;
  /** Empty for a picture that is decoration. */
  alt: string;
  /** How wide the picture is shown, as in the attribute `sizes`. */
  sizes: string;
  /** For the picture of the first view: loads at once and before others. */
  priority?: boolean | undefined;
  fetchPriority?: 'high' | 'low' | undefined;
  className?: string | undefined;
  pictureClassName?: string | undefined;
  /** The point that stays in view where the picture is cropped, in percent. Absent: the center. */
  focus?: { x: number; y: number } | undefined;
}

/**
 * A picture in the best width for the reader, on a ground of its dominant color.
 * @throws Error where no such picture can be shown.
 */
export function Picture(props: PictureProps) {
  const { file, alt, sizes, priority, className, pictureClassName, focus } = props;
  const { srcSet, src, width, height, color } = pictureSources(file);
  const objectPosition = focus && `${focus.x}% ${focus.y}%`;
  return (
    <picture className={pictureClassName}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        alt={alt}
        // Before the addresses: a browser that meets them first may load what could wait.
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
