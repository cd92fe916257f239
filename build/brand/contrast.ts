import { channelsOf, mixColors } from '../../domain/brand/colors.ts';
import type { ContentProblem } from '../../domain/read/content-error.ts';
import type { BrandRecord } from '../../domain/schema/brand.ts';

/** What of a brand decides whether its words can be read. */
export type Palette = Pick<BrandRecord, 'colors' | 'hero'>;

/** What is wrong with a color, and a sentence that says what would help. */
export interface ColorFault extends ContentProblem {
  remedy: string;
}

/** WCAG 2.2, 1.4.3. The 3:1 of 1.4.11, for borders and focus rings, is asked of the same pairs. */
const neededRatio = 4.5;
const file = 'content/brand/brand.yaml';

/** What the stylesheet adds to the brand: `components/layout/tokens.css`, and `base.css` for dark grounds. */
export const stylesheet = {
  alarm: { day: '#b91c1c', night: '#ff9b8f' },
  /** The ink in the page's ground and in its sheets by night; the rest is black. */
  inkByNight: { ground: 0.62, sheet: 0.84 },
  /** The ivory in secondary words by night, and on dark grounds; the rest is slate, or the night's ground. */
  ivoryInSlate: { byNight: 0.64, onDark: 0.82 },
};

const night = 'the sheets by night, mixed from ink';

/** Which field is to blame, the words' color, the grounds on which they are read, and what helps. */
const pairs: readonly (readonly [
  field: string,
  front: string,
  grounds: string[],
  remedy: string,
])[] = [
  ['colors.ink', 'ink', ['ivory', 'white'], 'Choose a darker ink.'],
  ['colors.slate', 'slate', ['ivory', 'white'], 'Choose a darker slate.'],
  ['colors.bronze', 'bronze', ['ivory', 'white'], 'Choose a darker bronze.'],
  ['colors.gold', 'gold', ['ink', 'hero.ground'], 'Choose a lighter gold, or a darker ground.'],
  ['hero.ground', 'ivory', ['hero.ground'], 'Choose a darker ground.'],
  ['colors.ivory', 'the red of errors', ['ivory'], 'Choose a lighter ivory.'],
  ['colors.ink', 'the red of errors by night', [night], 'Choose a darker ink.'],
  ['colors.ink', 'slate by night, mixed from ivory', [night], 'Choose a darker ink.'],
  ['colors.ink', 'slate on dark grounds, mixed from ivory', ['ink'], 'Choose a darker ink.'],
];

/**
 * Finds the colors of a brand in which words can't be read, by day or by night.
 * @returns for each color the ground where it is worst; nothing where all reach 4.5:1
 */
export function findColorFaults(palette: Palette): ColorFault[] {
  const shades = shadesOf(palette);
  const nameOf = (name: string) => `${name} (${shades[name]?.toUpperCase()})`;
  return pairs.flatMap(([field, front, grounds, remedy]) => {
    const [worst] = grounds
      .map((ground) => ({ ground, ratio: contrastRatio(shades[front], shades[ground]) }))
      .sort((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= neededRatio) return [];
    const expected = `a contrast of ${neededRatio}:1 between ${nameOf(front)} and ${nameOf(worst.ground)}`;
    // Rounded down, so that 4.49 isn't called enough.
    const received = `${Math.floor(worst.ratio * 10) / 10}:1`;
    return [{ file, field, expected, received, remedy }];
  });
}

/** The contrast of two colors `#RRGGBB`, from 1 to 21, by WCAG's formula. */
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

/** Every color that the table of pairs names. */
function shadesOf({ colors, hero }: Palette): Readonly<Record<string, string>> {
  const { alarm, inkByNight, ivoryInSlate } = stylesheet;
  const { ink, slate, ivory } = colors;
  const ground = mixColors(ink, '#000000', inkByNight.ground);
  return {
    ...colors,
    white: '#ffffff',
    'hero.ground': hero.ground,
    'the red of errors': alarm.day,
    'the red of errors by night': alarm.night,
    [night]: mixColors(ink, '#000000', inkByNight.sheet),
    'slate by night, mixed from ivory': mixColors(ivory, slate, ivoryInSlate.byNight),
    'slate on dark grounds, mixed from ivory': mixColors(ivory, ground, ivoryInSlate.onDark),
  };
}
