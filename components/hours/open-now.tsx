interface OpenNowProps {
  /** The slug of the location. Absent: the first open one. */
  location?: string;
  className?: string;
}

/** Whether a location is open: empty as the server sends it, filled by the visitor's clock (`show-hours.ts`). */
export function OpenNow({ location, className = '' }: OpenNowProps) {
  return (
    <p className={`open-now needs-script ${className}`} data-open-now="" data-location={location} />
  );
}
