import { channelsOf, inkByNight, mixColors } from '../../brand/colors.ts';
import type { BrandRecord } from '../../schema/brand.ts';
import type { ContentProblem } from '../content-error.ts';
import type { Content } from './content.ts';

/** WCAG 2.2, 1.4.3. It also covers the 3:1 that 1.4.11 requires of borders and focus rings. */
const neededRatio = 4.5;

/** Values that must match `components/styles/tokens.css`, and `base.css` for dark grounds. */
export const stylesheet = {
  alarm: { day: '#b91c1c', night: '#ff9b8f' },
  /** The share of ink, mixed with black, in the dark theme's ground and sheets. */
  inkByNight: { ground: inkByNight, sheet: 0.84 },
  /** The share of ivory in secondary text: mixed with slate in the dark theme, and with its ground on dark grounds. */
  ivoryInSlate: { byNight: 0.64, onDark: 0.82 },
};

const night = 'the sheets by night, mixed from ink';

/** The field to change, the text color, and the grounds behind the text. */
const pairs: readonly (readonly [field: string, front: string, grounds: string[]])[] = [
  ['colors.ink', 'ink', ['ivory', 'white']],
  ['colors.slate', 'slate', ['ivory', 'white']],
  ['colors.bronze', 'bronze', ['ivory', 'white']],
  ['colors.gold', 'gold', ['ink', 'hero.ground']],
  ['hero.ground', 'ivory', ['hero.ground']],
  ['colors.ivory', 'the red of errors', ['ivory']],
  ['colors.ink', 'the red of errors by night', [night]],
  ['colors.ink', 'slate by night, mixed from ivory', [night]],
  ['colors.ink', 'slate on dark grounds, mixed from ivory', ['ink']],
];

/**
 * The brand's colors have enough contrast for text, in the light and the dark theme. A pair is reported once, for its
 * ground with the lowest contrast.
 */
export function contrast({ facts: { brand }, folder }: Content): ContentProblem[] {
  const shades = shadesOf(brand);
  const nameOf = (name: string) => `${name} (${shades[name]?.toUpperCase()})`;
  return pairs.flatMap(([field, front, grounds]) => {
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: contrastRatio(shades[front], shades[ground]) }))
      .sort((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= neededRatio) return [];
    const expected = `a contrast of ${neededRatio}:1 between ${nameOf(front)} and ${nameOf(worst.ground)}`;
    // Rounded down, so that 4.49 isn't shown as 4.5.
    const received = `${Math.floor(worst.ratio * 10) / 10}:1`;
    return [{ file: `${folder}/brand/brand.yaml`, field, expected, received }];
  });
}

/** Returns the WCAG contrast ratio of two `#RRGGBB` colors, from 1 to 21. */
export function contrastRatio(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns every color that `pairs` names, by that name. */
function shadesOf({ colors, hero }: BrandRecord): Readonly<Record<string, string>> {
  const { alarm, inkByNight: inkShares, ivoryInSlate } = stylesheet;
  const { ink, slate, ivory } = colors;
  const ground = mixColors(ink, '#000000', inkShares.ground);
  return {
    ...colors,
    white: '#ffffff',
    'hero.ground': hero.ground,
    'the red of errors': alarm.day,
    'the red of errors by night': alarm.night,
    [night]: mixColors(ink, '#000000', inkShares.sheet),
    'slate by night, mixed from ivory': mixColors(ivory, slate, ivoryInSlate.byNight),
    'slate on dark grounds, mixed from ivory': mixColors(ivory, ground, ivoryInSlate.onDark),
  };
}
