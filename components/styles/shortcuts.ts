// Lining figures: the face's own are old-style.
const display = 'font-display font-500 lining-nums';
const button =
  'inline-flex items-center justify-center gap-2 min-h-13 px-28px font-600 text-center no-underline border rounded-2px';

/** What three files or more use. A utility, and a rule of a sheet, win over each of these. */
export const shortcuts = {
  /* The type scale: three sizes of the display face, none below 32 px, then the text face's. */
  'display-face': display,
  'display-1': `${display} text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto`,
  'display-2': `${display} text-[min(clamp(2rem,3.4vw,2.875rem),11.5vw)] leading-[1.12]`,
  'display-3': `${display} text-[min(2rem,11.5vw)] leading-[1.15]`,
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-1.0625rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',

  'button-gold': `${button} border-transparent text-on-gold bg-gold hover:bright-106 active:bright-93`,
  'button-line': `${button} border-current hover:bg-gold-16 active:bg-gold-30`,
  'icon-link': 'grid place-items-center w-44px h-44px rounded-full hover:bg-gold-25',

  /* Links outside of text are high enough for a finger. */
  tap: 'flex items-center min-w-11 min-h-11',
  'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  'line-link': 'text-link inline-flex items-center min-h-11',
  'link-title': 'subtitle decoration-gold group-hover:underline',
  // Covers its card, the nearest box with a position.
  'card-link': 'after:content-empty after:absolute after:inset-0',
  'footer-link': 'tap w-fit py-2 leading-[1.4] no-underline hover:underline hover:decoration-gold',

  /* Columns and spaces of pages. */
  container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
  spread: 'flex flex-wrap items-center justify-between',
  measure: 'max-w-60ch',
  // A heading, with its content at the right.
  halves: 'grid gap-x-20 gap-y-10 @lg:grid-cols-[1fr_1.618fr]',
  'problem-part': 'grid gap-x-16 gap-y-4 px-margin @lg:grid-cols-[17rem_1fr]',
};

/** Conditions that a state of the page adds to a utility, such as `unscripted:`. */
export const pageStates = {
  // Without our script, or where it has stopped; and where an island's code didn't arrive, either.
  unscripted: ':is(:root:not([data-script]), [data-failed=stopped]) &',
  failed: ':is(:root:not([data-script]), [data-failed]) &',
  // Where the device has a share sheet.
  sharing: '[data-shares] &',
  // While the phone isn't answered, to write comes first.
  unanswered: '[data-phone="unanswered"] &',
};
