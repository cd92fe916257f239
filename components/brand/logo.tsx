interface DrawingProps {
  className?: string;
}

/** The practice's logo; name it where it stands alone. In a square box its mark alone remains. */
export function Logo({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}

/** The mark alone, in lines of their own width or of the one given, in its 64 units. */
export function Mark({ className, strokeWidth }: DrawingProps & { strokeWidth?: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className} strokeWidth={strokeWidth}>
      <use href="/brand/logo.svg#mark" />
    </svg>
  );
}
