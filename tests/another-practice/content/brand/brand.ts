import type { Brand } from '../brand.ts';

export const brand: Brand = {
  colors: {
    ink: '#12302A',
    slate: '#465C53',
    gold: '#F0A868',
    bronze: '#87411D',
    ivory: '#F9F2E4',
  },
  hero: {
    poster: {
      file: 'hero-poster.jpg',
      alt: 'A pale lantern on a dark green ground',
      focus: { x: 70, y: 50 },
    },
    ground: '#0E2620',
    video: [],
  },
  home: {
    welcome: {
      file: 'eyewear.jpg',
      alt: 'Frames from the gallery',
      focus: { x: 50, y: 50 },
    },
    team: {
      file: 'eye-exams.jpg',
      alt: 'An instrument of the exam room',
      focus: { x: 50, y: 50 },
    },
  },
  backdrops: [
    { file: 'background-1.jpg', focus: { x: 50, y: 40 }, headerColor: 'slate' },
    { file: 'background-2.jpg', focus: { x: 50, y: 60 }, headerColor: 'bronze' },
    { file: 'background-3.jpg', focus: { x: 30, y: 50 }, headerColor: 'gold' },
    { file: 'background-4.jpg', focus: { x: 70, y: 50 }, headerColor: 'ivory' },
  ],
};
