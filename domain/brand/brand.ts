import { brand } from '../content.ts';
import { backdropsOf } from './backdrops.ts';
import { mixColors } from './colors.ts';

const { colors } = brand;
export const { hero, home: homePictures } = brand;

/** The share of the ink color in the dark scheme's background. The rest is black. */
const inkByNight = 0.62;

/** The page's background in the light and the dark scheme. Browsers color their own bars with it. */
export const themeColors = {
  light: colors.ivory,
  dark: mixColors(colors.ink, '#000000', inkByNight),
};

/** The backgrounds of the home page's sections, in order. */
export const backdrops = backdropsOf(brand);
