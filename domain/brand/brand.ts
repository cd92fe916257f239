import { brand } from 'virtual:facts';
import { backdropsOf } from './backdrops.ts';
import { mixColors } from './colors.ts';

const { colors } = brand;
export const { hero, home: homePictures } = brand;

/** The share of ink in the ground by night; the rest is black. */
const inkByNight = 0.62;

/** The page's ground by day and by night, with which browsers color what they put around it. */
export const themeColors = {
  light: colors.ivory,
  dark: mixColors(colors.ink, '#000000', inkByNight),
};

/** The backgrounds of the home page, in the order of its sections. */
export const backdrops = backdropsOf(brand);
