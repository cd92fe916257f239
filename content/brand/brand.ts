import type { Brand } from '../brand.ts';

/**
 * How the practice looks, beside the drawings in this folder. Every value here is a sample. What each
 * field means is in `content/brand.ts`. The build refuses colors whose contrast is below 4.5:1 where words
 * are read in them.
 */
export const brand: Brand = {
  colors: {
    // Words on ivory and white; the ground of dark sections; words on gold.
    ink: '#1F2933',
    // Secondary words on ivory and white.
    slate: '#5A646F',
    // Buttons, below words in ink; small headings and links on ink.
    gold: '#D5B46C',
    // Gold's darker sister: small headings and links on ivory and white.
    bronze: '#7A5C1E',
    // The page's ground; words on ink and over the hero.
    ivory: '#F8F6F3',
  },
  hero: {
    poster: {
      file: 'hero-poster.jpg',
      alt: 'Tortoiseshell glasses on travertine with a brass ring, in leaf-dappled window light',
      focus: { x: 78, y: 52 },
    },
    // Lies below words in ivory and gold.
    ground: '#1C222A',
    video: [
      { src: '/media/hero-loop.webm', type: 'video/webm' },
      { src: '/media/hero-loop.mp4', type: 'video/mp4' },
    ],
  },
  home: {
    welcome: {
      file: 'blog-choosing-right-frames.jpg',
      alt: 'Six frames laid out on plaster, slate, and travertine in window light',
      focus: { x: 35, y: 50 },
    },
    team: {
      file: 'guide-multifocal-contact-lenses.jpg',
      alt: 'A dark contact lens seen from above, with rings that mark its focusing zones',
      focus: { x: 66, y: 50 },
    },
  },
  backdrops: [
    { file: 'background-1.jpg', focus: { x: 85, y: 25 }, headerColor: 'slate' },
    { file: 'background-2.jpg', focus: { x: 85, y: 30 }, headerColor: 'slate' },
    { file: 'background-3.jpg', focus: { x: 85, y: 40 }, headerColor: 'gold' },
    { file: 'background-4.jpg', focus: { x: 85, y: 55 }, headerColor: 'ivory' },
  ],
};
