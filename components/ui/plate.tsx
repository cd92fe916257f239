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
      className={`plate ${className}`}
    />
  );
}
