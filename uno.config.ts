import { defineConfig, presetWind3 } from 'unocss';
import { drawingRatio } from './build/brand/drawings.ts';
import { readBrand } from './build/content/read-brand.ts';

const { colors, hero } = readBrand();

const theme = {
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
    band: 'var(--band)',
    'alarm-ground': 'var(--alarm-ground)',
    'on-alarm': 'var(--on-alarm)',
    'on-deep': 'var(--on-deep)',
    'on-gold': 'var(--on-gold)',
    stone: 'var(--stone)',
  },
  // The look's own lengths, from the edge of the window and below the header.
  spacing: { gutter: 'var(--gutter)', header: 'var(--header-height)', margin: 'var(--margin)' },
  fontFamily: { display: 'var(--font-display)' },
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
};

/**
 * The look's tokens. Utilities take colors from custom properties, so that a display mode can exchange
 * them in one place, `components/styles/tokens.css`, which mixes them from the brand's.
 */
export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  outputToCssLayers: {
    cssLayerName: (layer) => (layer === 'default' ? 'utilities' : layer),
  },
  preflights: [{ getCSS: brandProperties }],
  // Names of elements, of when an island is hydrated, and of classes of our own, that are also utilities.
  blocklist: ['h2', 'h3', 'h4', 'ring', 'sr-only', 'visible'],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme,
  // What needs width: from Comfort view's second step on, large words have one column.
  variants: [
    (matcher) =>
      matcher.startsWith('wide:')
        ? {
            matcher: matcher.slice('wide:'.length),
            selector: (selector) => `:root:not([data-comfort="2"], [data-comfort="3"]) ${selector}`,
          }
        : matcher,
  ],
  shortcuts: [
    {
      container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
      'facts-grid': 'fit-11rem gap-x-12 gap-y-8',
      'hours-line': 'flex flex-wrap justify-between gap-x-6 py-1.5 border-b',
      measure: 'max-w-[60ch]',
      'page-top': 'pt-[calc(var(--header-height)+clamp(2rem,5vw,4rem))]',
      section: 'py-[clamp(4rem,10vw,9rem)]',
      'text-link': 'text-bronze underline underline-offset-4 decoration-1 hover:decoration-2',
      // An item whose number stands before it. Its list has `[counter-reset:step]`.
      counted:
        'relative [counter-increment:step] before:(content-[counter(step)] absolute left-0 text-bronze)',
      'large-number': 'before:(font-display font-500 [font-variant-numeric:lining-nums])',
      // Facts in a row, with a short line between two. That of each row's first is outside, where it is clipped.
      spans:
        "flex flex-wrap gap-x-6 gap-y-1 md:(gap-x-18 overflow-x-clip) md:[&>span]:(relative before:(content-[''] absolute top-[0.8em] -left-12 w-6 border-t border-gold))",
      // The picture from edge to edge, and the title below it or, on a wide screen, over its corner.
      'article-opening':
        'grid pt-header grid-rows-[clamp(9rem,38svh_-_4rem,16rem)_auto] grid-cols-[var(--margin)_minmax(0,1fr)_var(--gutter)] lg:(grid-rows-[clamp(20rem,54svh,36rem)_auto] grid-cols-[var(--margin)_min(58%_-_var(--margin),44rem)_minmax(0,1fr)])',
      // Breadcrumbs that end with the parent page.
      'short-trail': 'lt-lg:[&_li:last-child,&_li:nth-last-child(2)>span]:hidden!',
      // A long text with its contents at the left, on a wide screen.
      'legal-columns':
        'grid grid-cols-1 gap-12 mt-[clamp(2rem,5vw,3.5rem)] pt-[clamp(2rem,5vw,3.5rem)] border-t border-gold [&_.prose_h2]:text-[1.75rem] wide:lg:grid-cols-[17rem_minmax(0,38rem)] lg:(justify-between items-start gap-16)',
      'text-reading': 'text-[length:var(--reading)]',
      // A service's sections, from edge to edge, with their text between the margins.
      'page-part': 'py-[clamp(3.5rem,8vw,6.5rem)] px-margin',
      // A heading, with its content at the right.
      halves: 'grid gap-x-20 gap-y-10 wide:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.618fr)]',
      'halves-head': 'wide:lg:(sticky top-[calc(var(--header-height)+3rem)] self-start)',
      'thin-gold': 'border-t border-[color-mix(in_srgb,var(--gold)_45%,transparent)]',
      dashed: '[background:linear-gradient(var(--gold),var(--gold))_no-repeat_0_1.3rem/1rem_1px]',
      'corner-ring':
        'bg-[radial-gradient(circle_16rem_at_100%_100%,transparent_98.8%,color-mix(in_srgb,var(--gold)_60%,transparent)_99.2%_99.6%,transparent)]',
      'problem-part':
        'grid gap-x-16 gap-y-4 py-[clamp(2rem,4vw,3.5rem)] px-margin lg:grid-cols-[17rem_minmax(0,1fr)]',
      // Signs, each above a hairline.
      'sign-lines': '[&>li]:(py-2.5 leading-[1.45] border-b)',
      // What to do while the practice is closed. What can wait isn't bold.
      'when-closed': 'pt-3 text-[0.9375rem] leading-[1.45]',
      // A line visible only in forced colors, around what a background frames.
      'forced-outline': 'outline outline-1 outline-transparent',
    },
    // As many columns of this width as fit.
    [
      /^fit-(\d+)rem$/,
      ([, width]) => `grid grid-cols-[repeat(auto-fit,minmax(min(100%,${width}rem),1fr))]`,
    ],
  ],
});

/** Returns the brand's colors and the proportions of its logo as custom properties. */
function brandProperties(): string {
  const own = { ...colors, hero: hero.ground };
  const properties = Object.entries(own).map(([name, color]) => `--brand-${name}:${color};`);
  return `:root{${properties.join('')}--logo-ratio:${drawingRatio('logo')}}`;
}
