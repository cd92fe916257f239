import sharp from 'sharp';
import { hero } from './practice.ts';

/** Bits of information for each pixel: a photograph has about seven, a drawing of few colors less than one. */
const leastOfPhotographs = 2;

/** Whether browsers count the poster as a largest paint: they leave out pictures that say as little as a flat drawing. */
export async function isPosterPainted(): Promise<boolean> {
  const { entropy } = await sharp(`content/images/${hero.poster.file}`).stats();
  return entropy >= leastOfPhotographs;
}
