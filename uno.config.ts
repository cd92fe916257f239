import { defineConfig, presetWind3 } from 'unocss';
import { drawingRatio } from './build/brand/drawings.ts';
import { readBrand } from './build/content/read-brand.ts';
import { shortcuts } from './components/styles/shortcuts.ts';

const { colors, hero } = readBrand();

/** The look's own lengths, from the edge of the window and below the header. */
const sizes = { gutter: 'var(--gutter)', margin: 'var(--margin)', header: 'var(--header-height)' };

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
    'plan-ground': 'var(--plan-ground)',
    'plan-street': 'var(--plan-street)',
  },
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
  spacing: { ...sizes, 'below-header': 'calc(var(--header-height) + 2rem)' },
  height: sizes,
  fontFamily: { display: 'var(--font-display)' },
  // `media-mouse:` and so on.
  media: {
    mouse: '(pointer: fine)',
    phone: '(max-width: 47.99rem) and (min-height: 30rem)',
    short: '(max-height: 30rem)',
    tall: '(min-width: 48rem) and (min-height: 36rem)',
    noscript: '(scripting: none)',
    hover: '(hover: hover)',
    forced: '(forced-colors: active)',
  },
};

/** Conditions that a state of the page adds to a utility, such as `wide:`. */
const pageStates = {
  // What needs width: from Comfort view's second step on, large words have one column.
  wide: ':root:not([data-comfort="2"], [data-comfort="3"])',
  plain: ':root:is([data-comfort="0"], :not([data-comfort]))',
  // While the phone isn't answered, to write comes first.
  unanswered: '[data-phone="unanswered"]',
  'over-hero': '#root:has(.hero-section)',
  // The header's own selector comes after `.scrolled`: otherwise the class would restyle the whole page.
  solid: `:is(.scrolled #root, #root:has(.services-panel:not([hidden]), .site-header :popover-open,
    [data-island]:not([data-hydrated]) .services-item:hover))`,
  'menu-open': '.site-header:has(#menu:popover-open)',
};

/**
 * The look's tokens. Utilities take colors from custom properties, so that a display mode can exchange
 * them in one place, `components/styles/tokens.css`, which mixes them from the brand's.
 */
export default defineConfig({
  // Otherwise `link-list` would be a state of `list`.
  separators: ':',
  presets: [presetWind3({ preflight: 'on-demand' })],
  outputToCssLayers: {
    cssLayerName: (layer) => (layer === 'default' ? 'utilities' : layer),
  },
  preflights: [{ getCSS: brandProperties }],
  // Names of elements, of when an island is hydrated, and of classes of our own, that are also utilities.
  blocklist: ['h2', 'h3', 'h4', 'ring', 'sr-only', 'visible'],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme,
  variants: Object.entries(pageStates).map(([name, state]) => (matcher: string) => {
    if (!matcher.startsWith(`${name}:`)) return matcher;
    const selector = (inner: string) => `${state} ${inner}`;
    return { matcher: matcher.slice(name.length + 1), selector };
  }),
  rules: [['lining-nums', { 'font-variant-numeric': 'lining-nums' }]],
  shortcuts: [
    ...shortcuts,
    {
      container: 'mx-auto w-full max-w-[var(--content)] px-[var(--gutter)]',
      'grid-12':
        'grid grid-cols-[minmax(var(--gutter),1fr)_repeat(12,minmax(0,calc((var(--content)-2*var(--gutter))/12)))_minmax(var(--gutter),1fr)] [&>*]:col-[2/-2]',
      panel: 'bg-white rounded-[2px] shadow-[var(--shadow)]',
      'panel-space':
        'grid py-[clamp(2.5rem,6vw,5.5rem)] px-[max(clamp(1.5rem,5vw,4.5rem),var(--gutter))]',
      'facts-grid': 'fit-11rem gap-x-12 gap-y-8',
      'hours-line': 'flex flex-wrap justify-between gap-x-6 py-1.5 border-b',
      measure: 'max-w-[60ch]',
      'page-top': 'pt-[calc(var(--header-height)+clamp(2rem,5vw,4rem))]',
      section: 'py-[clamp(4rem,10vw,9rem)]',
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
      'accordion-trigger':
        'flex items-center justify-between gap-6 w-full min-h-11 text-left decoration-gold hover:underline',
      'accordion-content': '[@media(scripting:none)]:block!',
      'source-list':
        'pl-6 list-decimal [overflow-wrap:anywhere] [&>li+li]:mt-2 [&>li:target]:text-ink',
      // A heading, with its content at the right.
      halves: 'grid gap-x-20 gap-y-10 wide:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.618fr)]',
      'halves-head': 'wide:lg:(sticky top-[calc(var(--header-height)+3rem)] self-start)',
      'thin-gold': 'border-t border-[color-mix(in_srgb,var(--gold)_45%,transparent)]',
      dashed: '[background:linear-gradient(var(--gold),var(--gold))_no-repeat_0_1.3rem/1rem_1px]',
      'corner-ring':
        'bg-[radial-gradient(circle_16rem_at_100%_100%,transparent_98.8%,color-mix(in_srgb,var(--gold)_60%,transparent)_99.2%_99.6%,transparent)]',
      'problem-part':
        'grid gap-x-16 gap-y-4 py-[clamp(2rem,4vw,3.5rem)] px-margin lg:grid-cols-[17rem_minmax(0,1fr)]',
      // The page about emergencies, whose HTML would be too large with these classes. A phone's first screen shows
      // its calls and first steps.
      'emergency-opening':
        'grid gap-3.5 pt-[calc(var(--header-height)+0.875rem)] md:(gap-5 pt-[calc(var(--header-height)+1.5rem)]) wide:lg:(grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-14 gap-y-0 pt-header pl-margin)',
      'emergency-title':
        'grid gap-1 px-gutter md:gap-3 wide:lg:(content-start pt-[clamp(1.5rem,3vw,2.5rem)] px-0)',
      'emergency-calls':
        'grid gap-x-4 gap-y-2 px-gutter md:grid-cols-[1fr_1fr] wide:lg:(col-start-1 grid-cols-1 max-w-[34rem] mt-7 px-0 pb-10)',
      'emergency-page':
        'grid gap-[clamp(2.5rem,6vw,4.5rem)] pt-[clamp(2.25rem,5vw,4rem)] px-margin pb-[clamp(3rem,6vw,4.5rem)] wide:lg:(grid-cols-[minmax(0,1fr)_17rem] gap-x-20 gap-y-10)',
      call: 'grid text-on-alarm no-underline bg-alarm-ground border-2 border-alarm-ground rounded-[2px] [&>span]:(grid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 py-2 px-3 md:(py-3.5 px-4)) [&_b]:(font-600 decoration-2) [&:hover_b]:underline [&>span>span]:(col-start-2 text-[0.9375rem] leading-[1.35])',
      // 19 px, because it is read at arm's length from the sink.
      'aid-panel':
        'mt-0.5 pt-4 px-gutter pb-5 text-[1.1875rem] leading-[1.36] [&_a]:(font-600 text-bronze) [box-shadow:inset_4px_0_var(--gold)] forced-outline outline-offset-[-1px] md:py-7 wide:lg:(col-start-2 row-start-1 row-span-2 grid content-center m-0 py-10 pl-10 pr-[max(var(--gutter),var(--margin))])',
      'aid-steps':
        '[counter-reset:step] grid gap-3 mt-2.5 mb-3.5 md:(grid-cols-[1fr_1fr] gap-x-10 gap-y-4 mt-4 mb-5) wide:lg:(grid-cols-1 gap-3.5) [&>li]:(counted large-number pl-7 before:(text-[1.625rem] leading-none))',
      'row-head':
        'grid grid-cols-[min(4.5rem,18.5vw)_1fr_auto] items-center gap-4 py-3 border-gold md:gap-6 [[open]>&]:border-b',
      'row-body':
        'grid gap-7 pt-5 pb-2 scroll-mt-[calc(var(--header-height)+6rem)] md:(pb-4 pl-24)',
      'row-steps':
        '[counter-reset:step] grid gap-2 mt-1.5 [&>li]:(counted pl-[1.625rem] leading-[1.45] before:font-600) [&_b]:font-600',
      'level-action': 'mt-4 [&>a]:px-5',
      // The head of a level is an order. One that stays in view above its signs never covers the focus.
      'level-head':
        'grid grid-cols-[auto_1fr] items-center gap-3 min-h-11 py-2 px-3.5 forced-outline',
      'level-head-sticky':
        'top-header z-1 [@media(min-height:40rem)]:(sticky [&~*_a]:scroll-mt-24)',
      // Signs, each above a hairline, with what to do until help arrives.
      'sign-lines':
        '[&>li]:(py-2.5 leading-[1.45] border-b) [&_b]:font-600 [&>li>span]:color-slate',
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
