import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { hex as contrastRatio } from 'wcag-contrast';
import { ContentError } from '../../content-model/parse/content-error.ts';
import { drawingProblems } from '../content/drawing-problems.ts';
import { readBrand } from '../content/read-practice.ts';
import { drawIn } from '../static/brand-files.ts';

/** WCAG 2.2, 1.4.11. */
const neededRatio = 3;
/** Pixels. A line of a mark is one or two wide. */
const sampledWidth = 256;

/**
 * Refuses drawings: for what they contain, and the logo and the mark for a color that vanishes on a light or a dark page,
 * unless they have another that both pages show, on which it may be.
 * @throws ContentError naming every fault
 */
export async function refuseDrawings(folder: string): Promise<void> {
  const { ink, ivory } = readBrand(folder).colors;
  const problems = drawingProblems(folder);
  for (const name of ['logo', 'mark', 'icon'] as const) {
    const file = relative('', join(folder, 'brand', `${name}.svg`));
    if (!existsSync(file)) continue;
    const isRefused = problems.some((one) => one.file === file);
    try {
      // What follows the page has each page's own color.
      const colors = await colorsOf(drawIn('none', name, folder));
      const isSeen = colors.some((color) =>
        [ivory, ink].every((ground) => contrastRatio(color, ground) >= neededRatio),
      );
      if (name === 'icon' || colors.length === 0 || isSeen) continue;
      const expected = `a contrast of ${neededRatio}:1 to a light page (${ivory}) and to a dark one (${ink}): currentColor, or var(--logo-accent, currentColor) for a second color, follows the page`;
      problems.push({ file, field: 'drawing', expected, received: `${colors[0]}` });
    } catch (error) {
      const received = (error as Error).message;
      const expected = 'an SVG that can be drawn';
      if (!isRefused) problems.push({ file, field: 'drawing', expected, received });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns the colors of the pixels that a drawing covers, as `#rrggbb`. */
async function colorsOf(svg: string): Promise<string[]> {
  const image = sharp(Buffer.from(svg), { density: 300 }).resize({ width: sampledWidth });
  const pixels = await image.ensureAlpha().raw().toBuffer();
  const covered = Array.from({ length: pixels.length / 4 }, (_, index) => index * 4).filter(
    (at) => pixels.readUInt8(at + 3) > 127,
  );
  return [...new Set(covered.map((at) => `#${pixels.toString('hex', at, at + 3)}`))];
}
