import { brand } from './brand/brand.ts';
import { mixColors } from './colors.ts';

export interface VideoSource {
  /** A path of this site, or an absolute URL: the Content-Security-Policy follows it. */
  src: string;
  type: string;
}

/**
 * The colors of the brand, as `#RRGGBB`; all others are mixed from them. Ink, slate and bronze are read
 * on ivory and white, ivory and gold on ink and on the hero's ground, ink on gold. The build refuses
 * colors that can't be read there (`build/brand/contrast.ts`).
 */
type BrandColor = 'ink' | 'slate' | 'gold' | 'bronze' | 'ivory';

/** A picture of `content/images/`, in words, and the point of it that stays in view, in percent. */
interface BrandPicture {
  file: string;
  alt: string;
  focus: { x: number; y: number };
}

/** A background of the home page. */
interface Backdrop extends Omit<BrandPicture, 'alt'> {
  /** The header's color while its section is being read. */
  headerColor: BrandColor;
}

/** What an owner states in `content/brand/brand.ts`. */
export interface Brand {
  colors: Record<BrandColor, string>;
  /** What is behind the home page's headline, and the picture for pages that have none. */
  hero: {
    poster: BrandPicture;
    /** The poster's own dark, which surrounds it, as `#RRGGBB`. */
    ground: string;
    /** In the order in which browsers try them; none at all leaves the poster alone. */
    video: readonly VideoSource[];
  };
  /** On the home page: the gallery beside the welcome, and what stands upright beside the team. */
  home: { welcome: BrandPicture; team: BrandPicture };
  /** Behind the home page's four sections, in their order. */
  backdrops: readonly [Backdrop, Backdrop, Backdrop, Backdrop];
}

export const { colors, hero, home: homePictures } = brand;

/** The share of ink in the ground by night; the rest is black. */
const inkByNight = 0.62;

/** The page's ground by day and by night, with which browsers color what they put around it. */
export const themeColors = {
  light: colors.ivory,
  dark: mixColors(colors.ink, '#000000', inkByNight),
};

const [first, second, third, fourth] = brand.backdrops;

/** The backgrounds of the home page, in the order of its sections. */
export const backdrops = [paneOf(first), paneOf(second), paneOf(third), paneOf(fourth)] as const;

function paneOf({ file, focus, headerColor }: Backdrop) {
  return { file, focus, headerColor: colors[headerColor] };
}
