import { z } from 'zod';
import { formed, image } from './shared.ts';

const color = formed(/^#[0-9a-f]{6}$/i, 'a color such as #1F2933');

/** The color names in `content/brand/brand.yaml`. All other colors are mixed from these. */
const colorNames = ['ink', 'slate', 'gold', 'bronze', 'ivory'] as const;

const videoFile = z.strictObject({
  src: formed(
    /^(?:\/media\/[a-z0-9-]+\.(?:mp4|webm)|https:\/\/\S+)$/,
    '/media/ and the name of an .mp4 or .webm file of content/media, or an https:// address',
  ).meta({ ref: 'videos' }),
  type: z.enum(['video/webm', 'video/mp4']),
  /** The screens for which it is, in CSS pixels. The last file has none: it is for all. */
  minWidth: z.number().int().min(1).max(4000).optional(),
});

const picture = image.required({ focus: true });

/** A picture behind a section, and the color of the header's line while the section is being read. */
const backdrop = picture.omit({ alt: true }).extend({ headerColor: z.enum(colorNames) });

/** The practice's colors, pictures and video. The editor has no form for them. */
export const brandSchema = z.strictObject({
  /**
   * Ink is for text, slate for secondary text, gold for buttons and ornaments on ink, bronze for links, and ivory for
   * the page's ground and text on ink.
   */
  colors: z.strictObject({ ink: color, slate: color, gold: color, bronze: color, ivory: color }),
  /** Behind the home page's headline; `ground` is the poster's own dark, around it. */
  hero: z.strictObject({
    poster: picture,
    ground: color,
    /** Over the poster and the third backdrop. `soft` is enough only if both are dark behind their words. */
    shade: z.enum(['strong', 'soft']).default('strong'),
    /** Files in the order in which browsers try them. Without any, the poster stays alone. */
    video: z.array(videoFile).default([]),
  }),
  home: z.strictObject({ welcome: picture }),
  /** The fourth is an eye: whole, its pupil in the middle and at 52 % of the height. */
  backdrops: z.tuple([backdrop, backdrop, backdrop, backdrop]),
});

export type BrandRecord = z.infer<typeof brandSchema>;
export type VideoSource = BrandRecord['hero']['video'][number];
