/**
 * A place for whether the practice is open. It stays empty in the page that the server sends, which
 * is the same for everyone; `show-open-now.ts` fills it by the visitor's clock.
 */
export function OpenNow({ className = '' }: { className?: string }) {
  return <p className={`open-now needs-script ${className}`} data-open-now="" />;
}
