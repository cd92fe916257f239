interface OpenNowProps {
  /** The slug of the location. Absent: the first open one. */
  location?: string;
  className?: string;
}

/**
 * A place for whether a location is open. It stays empty in the page that the server sends, which is
 * the same for everyone; `show-open-now.ts` fills it by the visitor's clock.
 */
export function OpenNow({ location, className = '' }: OpenNowProps) {
  return (
    <p className={`open-now needs-script ${className}`} data-open-now="" data-location={location} />
  );
}
