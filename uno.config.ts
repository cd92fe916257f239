import { defineConfig, presetWind3, transformerCompileClass } from 'unocss';
import { readBrand } from './build/content/read-practice.ts';
import { logoRatio } from './build/static/brand-files.ts';
import { shortcuts } from './components/styles/shortcuts.ts';

const { colors, hero } = readBrand();

/** The look's own lengths, from the edge of the window and below the header. */
const sizes = { gutter: 'var(--gutter)', margin: 'var(--margin)', header: 'var(--header-height)' };

/** The custom properties that are colors of utilities. */
const colorNames =
  'ink slate gold bronze ivory white alarm line deep band stone alarm-ground on-alarm on-deep on-gold plan-ground';

const theme = {
  colors: Object.fromEntries(colorNames.split(' ').map((name) => [name, `var(--${name})`])),
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
  spacing: {
    ...sizes,
    section: 'clamp(3.5rem,8vw,6.5rem)',
    'below-header': 'calc(var(--header-height) + 2rem)',
    'page-top': 'calc(var(--header-height) + clamp(2rem,5vw,4rem))',
  },
  height: sizes,
  fontFamily: { display: 'var(--font-display)', system: 'system-ui,sans-serif' },
  // `media-mouse:` and so on.
  media: {
    mouse: '(pointer: fine)',
    phone: '(max-width: 47.99rem) and (min-height: 30rem)',
    short: '(max-height: 30rem)',
    upright: '(max-width: 39.99rem), (orientation: portrait)',
    // A phone in landscape.
    turned: '(min-width: 40rem) and (max-width: 63.99rem) and (orientation: landscape)',
    // Room for two columns.
    beside: '(min-width: 64rem), (min-width: 40rem) and (orientation: landscape)',
    tall: '(min-width: 48rem) and (min-height: 36rem)',
    // Room for the booking section's words in the pupil of its eye, in one hand, and beside the eye.
    pupil:
      'screen and (min-width: 44rem) and (min-height: 45rem), screen and (min-width: 22rem) and (min-height: 36rem) and (orientation: portrait)',
    hand: 'screen and (min-width: 22rem) and (max-width: 43.99rem) and (min-height: 36rem) and (orientation: portrait)',
    // Where the words in one hand have no room for all of them.
    'low-phone': '(max-height: 48.99rem)',
    'lowest-phone': '(max-height: 40.99rem)',
    low: 'screen and (min-width: 40rem) and (max-height: 44.99rem) and (orientation: landscape)',
    held: '(max-width: 63.99rem) and (min-height: 30rem) and (orientation: portrait)',
    hover: '(hover: hover)',
    forced: '(forced-colors: active)',
  },
};

/**
 * Conditions that a state of the page adds to a utility, such as `wide:`. A `:has()` is where few elements change:
 * whatever is inserted below it restyles its whole element.
 */
const pageStates = {
  // What needs width: from Comfort view's second step on, large words have one column.
  wide: ':root:not([data-comfort="2"], [data-comfort="3"]) &',
  plain: ':root:is([data-comfort="0"], :not([data-comfort])) &',
  // Without our script, or where it has stopped; and where an island's code didn't arrive, either.
  unscripted: ':is(:root:not([data-script]), [data-failed=stopped]) &',
  failed: ':is(:root:not([data-script]), [data-failed]) &',
  scripted: '[data-script] &',
  // Where the device has a share sheet.
  sharing: '[data-shares] &',
  // While the phone isn't answered, to write comes first.
  unanswered: '[data-phone="unanswered"] &',
  'over-hero': '[data-over-hero]&',
  // The header has a ground once the page is scrolled, or while its panel or menu is open.
  solid:
    '.scrolled:root #root &, :root #root &:has(.services-panel:not([hidden]), :popover-open, [data-island]:not([data-hydrated]) .services-item:hover)',
};

/**
 * The look's tokens. Utilities take colors from custom properties, so that a display mode can exchange
 * them in one place, `components/styles/tokens.css`, which mixes them from the brand's.
 */
export default defineConfig({
  // Otherwise `link-list` would be a state of `list`.
  separators: ':',
  presets: [presetWind3({ preflight: 'on-demand' })],
  // `:uno-menu-end: grid gap-3` in the markup is the class `menu-end`, with these styles.
  transformers: [transformerCompileClass({ classPrefix: '' })],
  outputToCssLayers: {
    cssLayerName: (layer) => (layer === 'default' ? 'utilities' : layer),
  },
  preflights: [{ getCSS: brandProperties }],
  // Names of elements, events, and classes of our own, that are also utilities.
  blocklist: ['h2', 'h3', 'h4', 'ease', 'ring', 'resize', 'tab', 'transition', 'visible'],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme,
  variants: Object.entries(pageStates).map(([name, state]) => (matcher: string) => {
    if (!matcher.startsWith(`${name}:`)) return matcher;
    const selector = (inner: string) => state.replaceAll('&', () => inner);
    return { matcher: matcher.slice(name.length + 1), selector };
  }),
  rules: [['lining-nums', { 'font-variant-numeric': 'lining-nums' }]],
  shortcuts: [
    shortcuts,
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
  return `:root{${properties.join('')}--logo-ratio:${logoRatio()}}`;
}
