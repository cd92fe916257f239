import { practice } from '#domain/content.ts';
import { useLanguage } from './language.ts';

/** The way home: the practice's logo. */
export function HomeLink({ className, logo }: Record<'className' | 'logo', string>) {
  const home = { en: 'home', es: 'inicio (en inglés)' }[useLanguage()];
  return (
    <a className={className} href="/" aria-label={`${practice.name}, ${home}`}>
      <Logo className={logo} />
    </a>
  );
}

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
