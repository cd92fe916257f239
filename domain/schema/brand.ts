import { z } from 'zod';
import { group, image } from './shared.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a color such as #1F2933');

/** The color names in `content/brand/brand.yaml`. All other colors are mixed from these. */
const colorNames = ['ink', 'slate', 'gold', 'bronze', 'ivory'] as const;

const videoFile = z.strictObject({
  src: z
    .string()
    .regex(
      /^(?:\/media\/[a-z0-9-]+\.(?:mp4|webm)|https:\/\/\S+)$/,
      '/media/ and the name of an .mp4 or .webm file of content/media, or an https:// address',
    )
    .meta({ title: 'File or address', ref: 'videos' }),
  type: z.enum(['video/webm', 'video/mp4']).meta({ title: 'Type' }),
  minWidth: z.number().int().min(1).max(4000).optional().meta({
    title: 'From this width',
    description: 'Only for screens so many CSS pixels wide. The last file has none: it is for all',
  }),
});

const picture = image.required({ focus: true });

const backdrop = picture.omit({ alt: true }).extend({
  headerColor: z.enum(colorNames).meta({
    title: 'Color of the header’s line',
    description: 'While the section in front of this background is being read',
  }),
});

/** The practice's colors, pictures and video. Its drawings are in the same folder. */
export const brandSchema = z.strictObject({
  colors: group('Colors', {
    ink: color.meta({ title: 'Ink', description: 'Text, and the ground of buttons’ text' }),
    slate: color.meta({ title: 'Slate', description: 'Secondary text, on ivory and white' }),
    gold: color.meta({ title: 'Gold', description: 'Buttons and ornaments, on ink' }),
    bronze: color.meta({ title: 'Bronze', description: 'Links, on ivory: gold’s darker sister' }),
    ivory: color.meta({ title: 'Ivory', description: 'The page’s ground, and text on ink' }),
  }),
  hero: group('Behind the home page’s headline', {
    poster: picture,
    ground: color.meta({ title: 'Ground', description: 'The poster’s own dark, around it' }),
    video: z.array(videoFile).default([]).meta({
      title: 'Video',
      description: 'In the order in which browsers try them; none leaves the poster alone',
    }),
  }),
  home: group('Home page', {
    welcome: picture.meta({ title: 'Beside the welcome' }),
  }),
  backdrops: z.tuple([backdrop, backdrop, backdrop, backdrop]).meta({
    title: 'Behind the home page’s four sections',
    description: 'The fourth is an eye: whole, its pupil in the middle and at 52 % of the height',
  }),
});

export type BrandRecord = z.infer<typeof brandSchema>;
export type VideoSource = BrandRecord['hero']['video'][number];
