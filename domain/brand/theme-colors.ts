import { brand } from '../content.ts';
import { inkByNight, mixColors } from './colors.ts';

const { ink, ivory } = brand.colors;

/** The page's background in the light and the dark scheme. Browsers color their own bars with it. */
export const themeColors = { light: ivory, dark: mixColors(ink, '#000000', inkByNight) };
