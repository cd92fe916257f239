import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { contrastRatio } from '../../content-model/checks/contrast.ts';
import { ContentError } from '../../content-model/parse/content-error.ts';
import { inkByNight, mixColors } from '../../domain/brand/colors.ts';
import { drawingProblems } from '../content/drawing-problems.ts';
import { readBrand } from '../content/read-practice.ts';
import { drawIn } from '../static/brand-files.ts';

/** WCAG 2.2, 1.4.11. */
const neededRatio = 3;

/** The share of a drawing's pixels that may have less, such as letters within a shape. An icon may be on a plate. */
const mostFaint = { logo: 0.25, mark: 0.25, icon: 0.9 };

/**
 * Refuses drawings: for what they contain, and those of the brand whose own colors vanish on a light or a dark page.
 * @throws ContentError naming every fault, and the color that vanishes
 */
export async function refuseDrawings(folder: string): Promise<void> {
  const { ink, ivory } = readBrand(folder).colors;
  const pages = [
    { page: 'light', ground: ivory, color: ink },
    { page: 'dark', ground: ink, color: ivory },
  ];
  const problems = drawingProblems(folder);
  for (const name of Object.keys(mostFaint) as (keyof typeof mostFaint)[]) {
    const file = relative('', join(folder, 'brand', `${name}.svg`));
    if (!existsSync(file)) continue;
    for (const { page, ground, color } of pages) {
      const received = await faintColor(drawIn(color, name, folder), ground, mostFaint[name]);
      const expected = `a contrast of ${neededRatio}:1 to a ${page} page (${ground}): currentColor instead of a color follows the page`;
      if (received) problems.push({ file, field: 'drawing', expected, received });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns the color of most pixels of a drawing that are too close to the ground, if their share is larger than `most`. */
async function faintColor(svg: string, ground: string, most: number): Promise<string | undefined> {
  const drawn = sharp(Buffer.from(svg)).resize(240, 240, { fit: 'inside' }).ensureAlpha().raw();
  const pixels = await drawn.toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const color = `#${pixels.toString('hex', at, at + 3)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const sumOf = (colors: readonly (readonly [string, number])[]) =>
    colors.reduce((sum, [, count]) => sum + count, 0);
  const all = [...counts];
  const faint = all.filter(([color]) => contrastRatio(color, ground) < neededRatio);
  if (sumOf(faint) <= sumOf(all) * most) return undefined;
  const [[color] = ['']] = faint.toSorted(([, one], [, other]) => other - one);
  return `${color}, ${Math.floor(contrastRatio(color, ground) * 10) / 10}:1`;
}

/** The share of the night in the veil over the third background, as `scenery.css` has it. */
const veil = 0.5;

/** Returns whether links of the brand's gold are faint on a picture's brightest part below its veil. WCAG 2.2, 1.4.3. */
export async function isBrightBelowVeil(
  { ink, gold }: Record<'ink' | 'gold', string>,
  picture: Buffer,
): Promise<boolean> {
  const levels = await sharp(picture).resize(64, 36).greyscale().raw().toBuffer();
  const brightest = Math.max(...levels)
    .toString(16)
    .padStart(2, '0')
    .repeat(3);
  const night = mixColors(ink, '#000000', inkByNight);
  return contrastRatio(gold, mixColors(night, `#${brightest}`, veil)) < 4.5;
}

/**
 * What words may cover of the hero's poster, from its left top corner: shares of its width and height, and the brightest
 * gray, from 0 to 255, on which they have enough contrast. The header's words are always on a shade.
 */
const underWords = [
  { right: 0.6, bottom: 0.6, brightest: 80 },
  { right: 0.4, bottom: 0.8, brightest: 80 },
  { right: 1, bottom: 0.15, brightest: 170 },
];

/** Returns whether words on a poster need a stronger shade, however the screen crops it. */
export async function isBrightUnderWords(poster: Buffer): Promise<boolean> {
  const [width, height] = [64, 36];
  const gray = sharp(poster).autoOrient().resize(width, height).greyscale();
  const levels = await gray.raw().toBuffer();
  return underWords.some(({ right, bottom, brightest }) =>
    levels.some((level, at) => {
      const isPart = (at % width) / width < right && Math.floor(at / width) / height < bottom;
      return isPart && level > brightest;
    }),
  );
}
