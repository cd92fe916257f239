interface OpenNowProps {
  /** The slug of the location. By default, the first open one. */
  location?: string | undefined;
  className?: string;
}

/**
 * Says whether a location is open. The server sends it empty, and `show-hours.ts` fills it by the visitor's
 * clock. It has its height before its text, so that the text moves nothing.
 */
export function OpenNow({ location, className = '' }: OpenNowProps) {
  return (
    <p className={`open-now needs-script ${className}`} data-open-now="" data-location={location} />
  );
}
