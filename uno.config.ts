import { defineConfig, presetWind3 } from 'unocss';

/**
 * The look's tokens. Colours are custom properties, so that a display mode can exchange them in one
 * place (`components/layout/tokens.css`).
 */
export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme: {
    colors: {
      ink: 'var(--ink)',
      slate: 'var(--slate)',
      gold: 'var(--gold)',
      bronze: 'var(--bronze)',
      ivory: 'var(--ivory)',
      white: 'var(--white)',
      alarm: 'var(--alarm)',
      line: 'var(--line)',
      deep: 'var(--deep)',
      'on-deep': 'var(--on-deep)',
      stone: 'var(--stone)',
    },
    fontFamily: {
      display: 'var(--font-display)',
      sans: 'var(--font-sans)',
    },
    boxShadow: { soft: '0 1.5rem 4rem -1.5rem rgb(31 41 51 / .28)' },
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
  },
  shortcuts: {
    container: 'mx-auto w-full max-w-72rem px-[clamp(1.25rem,4vw,2.5rem)]',
    measure: 'max-w-42rem',
    section: 'py-[clamp(4rem,10vw,9rem)]',
    hero: 'font-display font-500 lining-nums text-[clamp(2.75rem,7vw,6rem)] leading-[1.02] tracking-[-.015em]',
    'display-1':
      'font-display font-500 lining-nums text-[clamp(2.25rem,5vw,4rem)] leading-[1.06] tracking-[-.01em]',
    'display-2':
      'font-display font-500 lining-nums text-[clamp(2rem,3.4vw,2.875rem)] leading-[1.12]',
    'display-3': 'font-display font-500 lining-nums text-[1.75rem] leading-[1.2]',
    subtitle: 'font-sans font-600 text-[1.1875rem] leading-[1.35]',
    lead: 'text-[clamp(1.125rem,1.6vw,1.3125rem)] leading-[1.6]',
    small: 'text-[.9375rem] leading-[1.5]',
    eyebrow: 'font-sans font-600 text-[.8125rem] uppercase tracking-[.14em] text-bronze',
    button:
      'inline-flex items-center justify-center gap-2 min-h-12 px-7 rounded-[2px] font-600 text-center no-underline cursor-pointer border border-transparent transition-colors duration-200',
    'button-gold':
      'button bg-gold text-[var(--on-gold)] hover:bg-[var(--gold-hover)] active:bg-[var(--gold-active)]',
    'button-line':
      'button border-current bg-transparent hover:bg-[rgb(213_180_108/.16)] active:bg-[rgb(213_180_108/.3)]',
    'button-alarm':
      'button bg-alarm text-[var(--on-alarm)] hover:bg-[var(--alarm-hover)] active:bg-[var(--alarm-active)]',
    'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
  },
});
