import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '../../content-model/parse/content-error.ts';
import { contrastRatio } from '../content/checks/contrast.ts';
import { drawingProblems } from '../content/drawing-problems.ts';
import { readBrand } from '../content/read-practice.ts';
import { drawAlone } from '../static/brand-files.ts';

/** WCAG 2.2, 1.4.11. */
const neededRatio = 3;
/** A color that a drawing names, or a shape that names none, which is black. */
const painted =
  /(?<=\b(?:fill|stroke|stop-color)\s*[:=]\s*["']?)[^"';>]+|<(?:path|circle|ellipse|rect|polygon|polyline)\b(?![^>]*\b(?:fill|style)\s*=)/g;
const withoutColor = /^(?:none|transparent|inherit|url\(|currentColor|var\()/i;

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
    const svg = drawAlone(name, '', folder);
    try {
      await sharp(Buffer.from(svg)).stats();
      const colors = name === 'icon' ? [] : await colorsOf(svg);
      const faintOn = (ground: string) =>
        colors.filter((color) => contrastRatio(color, ground) < neededRatio);
      const faint = [...faintOn(ivory), ...faintOn(ink)];
      if (colors.some((color) => !faint.includes(color))) continue;
      for (const received of new Set(faint)) {
        const expected = `a contrast of ${neededRatio}:1 to a light page (${ivory}) and to a dark one (${ink}): currentColor, or var(--logo-accent, currentColor) for a second color, follows the page`;
        problems.push({ file, field: 'drawing', expected, received });
      }
    } catch (error) {
      const received = (error as Error).message;
      const expected = 'an SVG that can be drawn';
      if (!isRefused) problems.push({ file, field: 'drawing', expected, received });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
}

/** Returns the colors that a drawing itself names, or leaves black, as `#rrggbb`. */
async function colorsOf(svg: string): Promise<string[]> {
  // Shapes inherit the fill of a group.
  const isFilled = /<(?:svg|g)\b[^>]*\b(?:fill|style)\s*=/.test(svg);
  const found = [...svg.matchAll(painted)].map(([color]) => color.trim());
  const named = found.map((color) =>
    color.startsWith('<') ? (isFilled ? 'none' : '#000') : color,
  );
  const own = [...new Set(named)].filter((color) => !withoutColor.test(color));
  return Promise.all(
    own.map(async (color) => {
      const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path fill="${color}" d="M0 0h1v1H0z"/></svg>`;
      const pixel = await sharp(Buffer.from(dot)).flatten().raw().toBuffer();
      return `#${pixel.toString('hex', 0, 3)}`;
    }),
  );
}
