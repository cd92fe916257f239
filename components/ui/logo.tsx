/**
 * The practice's logo, hidden from screen readers: label the link around it. In a square box only its mark shows. Its width
 * is for browsers that drop the style sheet's layers.
 */
export function Logo({ className }: { className: string }) {
  return (
    <svg width={160} aria-hidden="true" className={className}>
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}

/** The mark alone. The width of its lines can be given in its 64 units. */
export function Mark({ className, strokeWidth }: { className: string; strokeWidth?: number }) {
  return (
    <svg
      width={96}
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={className}
      strokeWidth={strokeWidth}
    >
      <use href="/brand/logo.svg#mark" />
    </svg>
  );
}
