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

/**
 * The shares of a drawing's pixels that may have less: of all colors, such as letters within a shape, and of one that
 * borders on the page. An icon may be on a plate.
 */
const mostFaint = {
  logo: { together: 0.25, alone: 0.01 },
  mark: { together: 0.25, alone: 0.01 },
  icon: { together: 0.9, alone: 0.9 },
};

/**
 * Refuses drawings: for what they contain, and those of the brand with colors that vanish on a light or a dark page.
 * @throws ContentError naming every fault, and each color that vanishes
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
    const isRefused = problems.some((one) => one.file === file);
    for (const { page, ground, color } of pages) {
      try {
        const faint = await faintColors(drawIn(color, name, folder), ground, mostFaint[name]);
        const received = faint.map((one) => `${one}, ${ratioOf(one, ground)}:1`).join(' and ');
        const expected = `a contrast of ${neededRatio}:1 to a ${page} page (${ground}): currentColor, or var(--logo-accent, currentColor) for a second color, follows the page`;
        if (received) problems.push({ file, field: 'drawing', expected, received });
      } catch (error) {
        const expected = 'an SVG that can be drawn';
        const received = (error as Error).message;
        if (!isRefused) problems.push({ file, field: 'drawing', expected, received });
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns a contrast, rounded down. */
function ratioOf(color: string, ground: string): number {
  return Math.floor(contrastRatio(color, ground) * 10) / 10;
}

/** Returns the colors of a drawing that vanish on a ground, or if only all together are too many, the most frequent. */
async function faintColors(
  svg: string,
  ground: string,
  { together, alone }: (typeof mostFaint)['logo'],
): Promise<string[]> {
  const colors = await colorsOf(svg);
  const faint = colors.filter(({ color }) => contrastRatio(color, ground) < neededRatio);
  const lost = faint.filter(({ share, edge }) => share > alone && edge > 0);
  const isMost = faint.reduce((sum, { share }) => sum + share, 0) > together;
  return (lost.length === 0 && isMost ? faint.slice(0, 1) : lost).map(({ color }) => color);
}

/**
 * Returns the colors of a drawing, the most frequent first, each with its share of the pixels and its edge: how many more
 * of its neighbors are the page than another color.
 */
async function colorsOf(svg: string) {
  const drawn = sharp(Buffer.from(svg)).resize(480, 480, { fit: 'inside' }).ensureAlpha().raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const colors = new Map<string, { count: number; edge: number }>();
  const colorAt = (at: number) => `#${data.toString('hex', at, at + 3)}`;
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3] ?? 0;
    if (opacity < 128) continue;
    const color = colorAt(at);
    const found = colors.get(color) ?? { count: 0, edge: 0 };
    colors.set(color, found);
    found.count += 1;
    all += 1;
    // The colors of smoothed edges aren't exact.
    if (opacity < 255) continue;
    for (const beside of [at - 4, at + 4, at - 4 * info.width, at + 4 * info.width]) {
      if ((data[beside + 3] ?? 0) < 255) found.edge += 1;
      else if (colorAt(beside) !== color) found.edge -= 1;
    }
  }
  return [...colors]
    .map(([color, { count, edge }]) => ({ color, edge, share: count / all }))
    .toSorted((one, other) => other.share - one.share);
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
