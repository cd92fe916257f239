/**
 * The practice's logo in the colour of the text around it; name it where it stands alone. In a square
 * box its mark alone remains.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 341.15 84"
      preserveAspectRatio="xMinYMid slice"
      aria-hidden="true"
      className={className}
    >
      <use href="/brand/logo.svg#logo" />
    </svg>
  );
}

/** The eye-and-leaf mark as a fine line. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <g transform="rotate(-45 32 32)">
        <path d="M5.5 32C13 18.5 22 12.4 32 12.4S51 18.5 58.5 32C51 45.5 42 51.6 32 51.6S13 45.5 5.5 32Z" />
        <circle cx="32" cy="32" r="11.2" />
        <path d="M32 27.2c3.2 1.5 4.8 3.1 4.8 4.9S35.2 35.4 32 36.8c-3.2-1.4-4.8-2.9-4.8-4.7s1.6-3.4 4.8-4.9Z" />
      </g>
      <path d="M13.2 50.8 7.2 56.8" strokeLinecap="round" />
    </svg>
  );
}
