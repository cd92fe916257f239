// Lining figures: the face's own are old-style.
const display = 'font-display font-500 lining-nums';

/** What recurs. A utility wins over each of these. */
export const shortcuts = {
  /* The type scale: three sizes of the display face, then the text face's. */
  'display-1': `${display} text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto`,
  'display-2': `${display} text-[clamp(1.875rem,3.4vw,2.875rem)] leading-[1.12]`,
  'display-3': `${display} text-1.75rem leading-[1.2]`,
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-0.9375rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',

  /* Links outside of text are high enough for a finger. */
  tap: 'flex items-center min-w-11 min-h-11',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'arrow-link': 'tap w-fit gap-1.5 font-600',
  'footer-link': 'tap w-fit py-2 leading-[1.4]',

  /* Columns and spaces of pages. */
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  measure: 'max-w-60ch',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 comfort-small:lg:grid-cols-[1fr_1.618fr]',
};
