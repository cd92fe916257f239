import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { CSSOptions } from 'vite';
import { groundInShade, inkByNight, mixColors } from '../content/colors.ts';
import { readBrand } from '../content/read-practice.ts';

/**
 * The oldest browsers that can read the site: the first with cascade layers (docs/decisions/browsers.md). The build
 * lowers style sheets and scripts to what they know.
 */
export const oldestBrowsers = ['chrome99', 'firefox97', 'safari15.4', 'ios15.4'];
/** These browsers for Lightning CSS, whose numbers have the major version from bit 16 on, the minor one from bit 8 on. */
const targets = { chrome: 99 << 16, firefox: 97 << 16, safari: (15 << 16) | (4 << 8) };

/**
 * Puts the brand's colors in place of `var(--brand-night)`, and with an opacity of 94 % in place of `var(--brand-night-94)`.
 * The minifier then makes all their mixes, because browsers before 2023 can't.
 */
export const brandColors: NonNullable<Exclude<CSSOptions['postcss'], string>> = {
  plugins: [
    {
      postcssPlugin: 'brand-colors',
      Once(sheet) {
        const colors = mixedColors();
        sheet.walkDecls(/./, (declaration) => {
          declaration.value = declaration.value.replaceAll(
            /var\(--brand-([a-z-]+?)(?:-(\d+))?\)/g,
            (_, name: string, opacity?: string) =>
              opacity
                ? `color-mix(in srgb, ${colors[name]} ${opacity}%, transparent)`
                : `${colors[name]}`,
          );
        });
      },
    },
  ],
};

/** Returns the brand's colors, and those that are mixed from them again, by the name that follows `--brand-`. */
function mixedColors(): Record<string, string> {
  const { colors, hero } = readBrand();
  const { ink, slate, ivory } = colors;
  const night = mixColors(ink, '#000000', inkByNight);
  const stone = mixColors(slate, ink, 0.66);
  const stoneByNight = mixColors(slate, ink, 0.34);
  return {
    ...colors,
    hero: hero.ground,
    'hero-shade': mixColors(hero.ground, '#000000', groundInShade),
    night,
    'deep-by-night': mixColors(ink, '#000000', 0.42),
    'line-by-night': mixColors(ink, ivory, 0.82),
    stone,
    'stone-by-night': stoneByNight,
    // The lens of the eye test.
    glass: mixColors(stone, night, 0.6),
    'glass-by-night': mixColors(stoneByNight, night, 0.6),
    'glass-edge': mixColors(stone, night, 0.1),
    'glass-edge-by-night': mixColors(stoneByNight, night, 0.1),
    pupil: '#05070a',
  };
}

/** Returns the style sheet of paper, which isn't part of the page's, so that no first paint waits for it. */
export function printSheet(): Uint8Array {
  const filename = 'components/styles/print.css';
  return transform({ filename, code: readFileSync(filename), minify: true, targets }).code;
}
