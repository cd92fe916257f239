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
    { image: 'background-1.jpg', position: '50% 40%', headerColor: 'slate' },
    { image: 'background-2.jpg', position: '50% 60%', headerColor: 'bronze' },
    { image: 'background-3.jpg', position: '30% 50%', headerColor: 'gold' },
    { image: 'background-4.jpg', position: '70% 50%', headerColor: 'ivory' },
  ],
};
