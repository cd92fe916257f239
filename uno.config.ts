import { defineConfig, presetWind3 } from 'unocss';
import { logoRatio } from './build/static/brand-files.ts';
import { pageStates, shortcuts } from './components/styles/shortcuts.ts';

/** The look's own lengths, from the edge of the window and below the header. */
const sizes = { gutter: 'var(--gutter)', margin: 'var(--margin)', bar: 'var(--bar)' };

/** The custom properties that are colors of utilities. */
const colorNames =
  'ink slate gold gold-16 gold-25 gold-30 gold-45 bronze ivory white alarm line deep band stone alarm-ground on-alarm on-deep on-gold plan-ground';

const columns = (rems = '') => `repeat(auto-fit,minmax(min(100%,${rems}rem),1fr))`;

const theme = {
  colors: Object.fromEntries(colorNames.split(' ').map((name) => [name, `var(--${name})`])),
  // Widths of `<main>`, in rem: larger words get the narrower layout.
  containers: { sm: '40rem', md: '48rem', lg: '64rem', xl: '75rem' },
  spacing: {
    ...sizes,
    section: 'clamp(2.75rem,8vw,6.5rem)',
    'below-bar': 'calc(var(--bar) + 2rem)',
    'page-top': 'calc(var(--bar) + clamp(2rem,5vw,4rem))',
  },
  height: sizes,
  maxHeight: { 'below-bar': 'calc(100dvh - var(--bar) - 4rem)' },
  fontFamily: { display: 'var(--font-display)', system: 'system-ui,sans-serif' },
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
  preflights: [{ getCSS: logoRatio }],
  // Names of elements, events, and classes of our own, that are also utilities.
  blocklist: ['h2', 'h3', 'h4', 'ease', 'ring', 'resize', 'tab', 'transition', 'visible'],
  content: { filesystem: ['pages/**/*.tsx', 'components/**/*.tsx'] },
  theme,
  // One logical property in place of two equal sides.
  postprocess: ({ entries }) =>
    entries.forEach(([name, value], index) => {
      const [, box, side] = /^(padding|margin)-(left|top)$/.exec(name) ?? [];
      if (!box || entries[index + 1]?.[1] !== value) return;
      entries.splice(index, 2, [`${box}-${side === 'left' ? 'inline' : 'block'}`, value]);
    }),
  variants: [
    ...Object.entries(pageStates).map(([name, state]) => (matcher: string) => {
      if (!matcher.startsWith(`${name}:`)) return matcher;
      const selector = (inner: string) => state.replaceAll('&', () => inner);
      return { matcher: matcher.slice(name.length + 1), selector };
    }),
  ],
  rules: [
    ['text-balance', { 'text-wrap-style': 'balance' }],
    ['lining-nums', { 'font-variant-numeric': 'lining-nums' }],
    ['tabular-nums', { 'font-variant-numeric': 'lining-nums tabular-nums' }],
    [/^bright-(\d+)$/, ([, percent]) => ({ filter: `brightness(${percent}%)` })],
    ['decoration-gold', { 'text-decoration-color': 'var(--gold)' }],
    ['raised', { 'box-shadow': 'var(--shadow)' }],
    ['medallion', { 'clip-path': 'circle(46.5%)' }],
    // In forced colors, which have no backgrounds.
    ['edged', { outline: '1px solid transparent' }],
  ],
  // As many columns of this width as fit.
  shortcuts: [shortcuts, [/^fit-([\d.]+)rem$/, ([, rems]) => `grid grid-cols-[${columns(rems)}]`]],
});
