import { socialSize } from '../../domain/pictures/social-pictures.ts';
import type { BrandRecord } from '../../domain/schema/brand.ts';
import { type ProblemLevel, problemLevels } from '../../domain/words/problems.ts';

const alarm = '#B91C1C';
const center = { x: socialSize.width / 2, y: socialSize.height / 2 };
const ring = 210;

/**
 * Draws the link preview for all problem pages of one level: an eye, without words. The more urgent the level, the
 * more of the eye's ring is drawn.
 * @returns an SVG document
 */
export function drawLevel(level: ProblemLevel, { ink, gold, ivory }: BrandRecord['colors']) {
  const share = 1 - problemLevels.indexOf(level) / problemLevels.length;
  const length = 2 * Math.PI * ring;
  const ground = level === 'now' ? alarm : ink;
  const circle = (radius: number, style: string) =>
    `<circle cx="${center.x}" cy="${center.y}" r="${radius}" ${style}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">
<rect width="100%" height="100%" fill="${ground}"/>
${circle(ring, `fill="none" stroke="${ivory}" stroke-opacity=".18" stroke-width="14"`)}
${circle(ring, `fill="none" stroke="${gold}" stroke-width="14" stroke-dasharray="${length * share} ${length}" transform="rotate(-90 ${center.x} ${center.y})"`)}
${circle(140, `fill="none" stroke="${gold}" stroke-width="3"`)}
${circle(70, `fill="${ivory}"`)}
${circle(22, `fill="${ground}"`)}
</svg>`;
}
