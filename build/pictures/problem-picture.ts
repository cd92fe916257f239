import sharp from 'sharp';
import { socialSize } from '../../domain/pictures/social-pictures.ts';
import type { BrandRecord } from '../../domain/schema/brand.ts';
import { drawText } from './draw-text.ts';

const plateSize = 510;
const margin = (socialSize.height - plateSize) / 2;
const gap = 38;

/** What the link preview of an eye problem shows. */
export interface ProblemPreview {
  title: string;
  level: string;
  step: string;
  /** An SVG document. */
  plate: string | undefined;
  colors: BrandRecord['colors'];
}

/**
 * Draws the link preview of an eye problem: its plate on ink, then its title, how soon, and the first step.
 * @returns a picture to encode
 */
export async function drawProblem({ title, level, step, plate, colors }: ProblemPreview) {
  const { ink, gold, ivory } = colors;
  const left = plate ? plateSize + 2 * margin : margin;
  const width = socialSize.width - left - margin;
  const texts = [
    await drawText({ text: title, size: 64, color: ivory, width }),
    await drawText({ text: level, face: 'text', size: 32, color: gold, width }),
    await drawText({ text: step, face: 'text', size: 32, color: ivory, width }),
  ];
  const height = texts.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = Math.round((socialSize.height - height) / 2);
  const words = texts.map(({ data, info }) => {
    const text = { input: data, left, top };
    top += info.height + gap;
    return text;
  });
  const paper =
    plate && (await sharp(Buffer.from(plate), { density: 144 }).resize(plateSize).toBuffer());
  return sharp({ create: { ...socialSize, channels: 3, background: ink } }).composite([
    ...(paper ? [{ input: paper, left: margin, top: margin }] : []),
    ...words,
  ]);
}
