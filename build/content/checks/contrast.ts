import { hex as contrastRatio } from 'wcag-contrast';
import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import type { BrandRecord } from '../../../content-model/schema/brand.ts';
import { groundInShade, inkByNight, mixColors } from '../colors.ts';
import type { Content } from '../content.ts';

/** WCAG 2.2, 1.4.3. It also covers the 3:1 that 1.4.11 requires of borders and focus rings. */
const neededRatio = 4.5;

/** Values that must match `components/styles/tokens.css`. */
export const stylesheet = {
  alarm: { day: '#b91c1c', night: '#ff9b8f' },
  /** The share of ink, mixed with black, in the dark theme's sheets. */
  inkInSheet: 0.84,
  /** The share of ivory in secondary text: mixed with slate in the dark theme, and with its ground on dark grounds. */
  ivoryInSlate: { byNight: 0.64, onDark: 0.82 },
  /** The share of a bright picture that is covered below words: the hero by its shade, the third background by the night. */
  coverOfBright: { hero: 0.9, night: 0.85 },
};

/** Checks that the brand's colors have enough contrast for text. A text is reported for its worst ground only. */
export function contrast({ facts: { brand }, folder }: Content): ContentProblem[] {
  return pairsOf(brand).flatMap(([field, front, color, grounds]) => {
    const pairs = Object.entries(grounds).map(([back, ground]) => ({
      names: `${front} (${color.toUpperCase()}) and ${back} (${ground.toUpperCase()})`,
      ratio: contrastRatio(color, ground),
    }));
    const [worst] = pairs.sort((one, other) => one.ratio - other.ratio);
    if (!worst || worst.ratio >= neededRatio) return [];
    const shade = field === `colors.${front}` && passingShade(color, Object.values(grounds));
    const example = shade ? `, such as with ${front} ${shade.toUpperCase()}` : '';
    const expected = `a contrast of ${neededRatio}:1 between ${worst.names}${example}`;
    // Rounded down, so that 4.49 isn't shown as 4.5.
    const received = `${Math.floor(worst.ratio * 10) / 10}:1`;
    return [{ file: `${folder}/brand/brand.yaml`, field, expected, received }];
  });
}

/** Returns the nearest shade of a color, mixed with black or white, that has enough contrast to all grounds. */
function passingShade(color: string, grounds: string[]): string | undefined {
  for (let share = 0.99; share >= 0; share -= 0.01) {
    for (const end of ['#000000', '#ffffff']) {
      const shade = mixColors(color, end, share);
      if (grounds.every((ground) => contrastRatio(shade, ground) >= neededRatio)) return shade;
    }
  }
  return undefined;
}

type Pair = [field: string, text: string, color: string, grounds: Record<string, string>];

/** Returns the field to change, the name and color of a text, and the grounds behind it, each with its name. */
function pairsOf({ colors, hero }: BrandRecord): Pair[] {
  const { ink, slate, gold, bronze, ivory } = colors;
  const { alarm, inkInSheet, ivoryInSlate, coverOfBright } = stylesheet;
  const ground = mixColors(ink, '#000000', inkByNight);
  const byDay = { ivory, white: '#ffffff' };
  const byNight = {
    'the sheets by night, mixed from ink': mixColors(ink, '#000000', inkInSheet),
  };
  const shade = mixColors(hero.ground, '#000000', groundInShade);
  const byGold = {
    ink,
    'hero.ground': hero.ground,
    'a bright hero’s shade, mixed from hero.ground': onWhite(shade, coverOfBright.hero),
    'the veil of a bright background, mixed from ink': onWhite(ground, coverOfBright.night),
  };
  const slateByNight = mixColors(ivory, slate, ivoryInSlate.byNight);
  const slateOnDark = mixColors(ivory, ground, ivoryInSlate.onDark);
  return [
    ['colors.ink', 'ink', ink, byDay],
    ['colors.slate', 'slate', slate, byDay],
    ['colors.bronze', 'bronze', bronze, byDay],
    ['colors.gold', 'gold', gold, byGold],
    ['hero.ground', 'ivory', ivory, { 'hero.ground': hero.ground }],
    ['colors.ivory', 'the red of errors', alarm.day, { ivory }],
    ['colors.ink', 'the red of errors by night', alarm.night, byNight],
    ['colors.ink', 'slate by night, mixed from ivory', slateByNight, byNight],
    ['colors.ink', 'slate on dark grounds, mixed from ivory', slateOnDark, { ink }],
  ];
}

/** Returns a color over white, a little less than covers it: a gradient's pixels are rounded. */
function onWhite(color: string, cover: number): string {
  return mixColors(color, '#ffffff', cover - 0.01);
}
