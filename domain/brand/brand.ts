import { brand } from '../content.ts';
import { inkByNight, mixColors } from './colors.ts';

const { colors } = brand;
export const { hero, home: homePictures } = brand;

/** The page's background in the light and the dark scheme. Browsers color their own bars with it. */
export const themeColors = {
  light: colors.ivory,
  dark: mixColors(colors.ink, '#000000', inkByNight),
};

const [first, second, third, fourth] = brand.backdrops;

/** The backgrounds of the home page's sections in order, each with the color that the header has over that section. */
export const backdrops = [paneOf(first), paneOf(second), paneOf(third), paneOf(fourth)] as const;

function paneOf({ file, focus, headerColor }: typeof first) {
  return { file, focus, headerColor: colors[headerColor] };
}
