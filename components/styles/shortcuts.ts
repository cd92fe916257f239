/** The type scale: four sizes of the display face, then the text face's. */
const type = {
  // Lining figures: the face's own are old-style.
  'display-face': 'font-display font-500 lining-nums',
  hero: 'display-face max-w-[7em] text-[clamp(2.75rem,7vw,6rem)] leading-[1.02] tracking-[-0.015em]',
  'display-1':
    'display-face text-[min(clamp(2.5rem,5vw,4rem),11.5vw)] leading-[1.06] tracking-[-0.01em] text-balance hyphens-auto',
  'display-2': 'display-face text-[clamp(1.875rem,3.4vw,2.875rem)] leading-[1.12]',
  'display-3': 'display-face text-1.75rem leading-[1.2]',
  subtitle: 'text-1.1875rem font-600 leading-[1.35]',
  lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
  small: 'text-0.9375rem leading-[1.5]',
  eyebrow: 'text-0.8125rem font-600 tracking-[0.14em] uppercase text-bronze',
};

/** Buttons, and links that show only an icon. */
const buttons = {
  'button-base':
    'inline-flex items-center justify-center gap-2 min-h-13 px-7 font-600 text-center no-underline border border-transparent rounded-2px [transition:background-color_0.2s,filter_0.2s] cursor-pointer',
  'button-gold':
    'button-base text-on-gold bg-gold hover:[filter:brightness(1.06)] active:[filter:brightness(0.93)]',
  'button-line':
    'button-base border-current hover:bg-[color-mix(in_srgb,var(--gold)_16%,transparent)] active:bg-[color-mix(in_srgb,var(--gold)_30%,transparent)]',
  'button-alarm':
    'button-base text-on-alarm bg-alarm-ground hover:[filter:brightness(0.93)] active:[filter:brightness(0.83)]',
  // A button of which only the icon shows.
  'icon-link':
    'grid place-items-center w-44px h-44px rounded-full [transition:background-color_0.2s] hover:bg-[color-mix(in_srgb,var(--gold)_25%,transparent)]',
};

/** What recurs, or is too long to be read in the markup. A utility wins over each of these. */
export const shortcuts = [type, buttons];
