import { defineConfig, presetWind3 } from 'unocss';
import { readBrand } from './build/content/read-practice.ts';
import { logoRatio } from './build/static/brand-files.ts';
import { shortcuts } from './components/styles/shortcuts.ts';

const { colors, hero } = readBrand();

/** The look's own lengths, from the edge of the window and below the header, a word that reader views leave out. */
const sizes = { gutter: 'var(--gutter)', margin: 'var(--margin)', bar: 'var(--header-height)' };

/** The custom properties that are colors of utilities. */
const colorNames =
  'ink slate gold bronze ivory white alarm line deep band stone alarm-ground on-alarm on-deep on-gold plan-ground';

const theme = {
  colors: Object.fromEntries(colorNames.split(' ').map((name) => [name, `var(--${name})`])),
  breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
  spacing: {
    ...sizes,
    section: 'clamp(3.5rem,8vw,6.5rem)',
    'below-bar': 'calc(var(--header-height) + 2rem)',
    'page-top': 'calc(var(--header-height) + clamp(2rem,5vw,4rem))',
  },
  height: sizes,
  fontFamily: { display: 'var(--font-display)', system: 'system-ui,sans-serif' },
};

/** Conditions that a state of the page adds to a utility, such as `unscripted:`. */
const pageStates = {
  // What needs width: from Comfort view's second step on, large words have one column.
  'comfort-small': ':root:not([data-comfort="2"], [data-comfort="3"]) &',
  // Without our script, or where it has stopped.
  unscripted: ':is(:root:not([data-script]), [data-failed=stopped]) &',
  // Where the device has a share sheet.
  sharing: '[data-shares] &',
  // While the phone isn't answered, to write comes first.
  unanswered: '[data-phone="unanswered"] &',
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
  // Names of elements, events, and classes of our own, that are also utilities.
  blocklist: ['h2', 'h3', 'h4', 'ease', 'ring', 'resize', 'tab', 'transition', 'visible'],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme,
  variants: Object.entries(pageStates).map(([name, state]) => (matcher: string) => {
    if (!matcher.startsWith(`${name}:`)) return matcher;
    const selector = (inner: string) => state.replaceAll('&', () => inner);
    return { matcher: matcher.slice(name.length + 1), selector };
  }),
  rules: [
    ['lining-nums', { 'font-variant-numeric': 'lining-nums' }],
    ['tabular-nums', { 'font-variant-numeric': 'lining-nums tabular-nums' }],
    ['raised', { 'box-shadow': 'var(--shadow)' }],
  ],
  shortcuts: [
    shortcuts,
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
