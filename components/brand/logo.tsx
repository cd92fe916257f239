interface DrawingProps {
  className?: string;
}

/**
 * The practice's logo in the color of the text around it; name it where it stands alone. In a square
 * box its mark alone remains.
 */
export function Logo({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}

export function Mark({ className }: DrawingProps) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <use href="/brand/logo.svg#mark" />
    </svg>
  );
}
