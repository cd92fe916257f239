import sharp from 'sharp';
import { hero } from './practice.ts';

/** In bits per pixel: a photograph has about seven, a drawing with few colors less than one. */
const leastOfPhotographs = 2;

/** Returns whether the poster can be the largest paint: browsers skip images with low entropy. */
export async function isPosterPainted(): Promise<boolean> {
  const { entropy } = await sharp(`content/images/${hero.poster.file}`).stats();
  return entropy >= leastOfPhotographs;
}
