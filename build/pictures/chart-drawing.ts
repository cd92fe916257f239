import sharp, { type OverlayOptions } from 'sharp';
import { chartQuestion } from '../../domain/pictures/eye-chart.ts';
import { socialSize } from '../../domain/pictures/social-pictures.ts';
import type { BrandRecord } from '../../domain/schema/brand.ts';
import { drawText, type Text } from './draw-text.ts';

const lens = { x: 835, y: socialSize.height / 2, radius: 270 };
/** The size of each row of letters. */
const rowSizes = [126, 78, 55, 40, 31, 25];
/** The height of capital letters, in the size of the type. */
const capitalHeight = 0.63;
const choices = [110, 210];

type Colors = BrandRecord['colors'];

/**
 * Draws the link preview of the page with the chart: the question, and the chart, blurred, behind its lens.
 * @param rows the letters of the chart
 * @returns an SVG document
 */
export async function drawChart(rows: readonly string[], colors: Colors): Promise<string> {
  const { ink, gold, ivory } = colors;
  const [letters, words] = await Promise.all([drawLetters(rows, ivory), drawWords(colors)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${socialSize.width}" height="${socialSize.height}">
<defs>
<radialGradient id="glass" cx="35%" cy="28%" r="80%"><stop stop-color="${ivory}" stop-opacity=".17"/><stop offset=".8" stop-color="${ivory}" stop-opacity=".03"/></radialGradient>
<linearGradient id="brass" x2="1" y2="1"><stop offset=".08" stop-color="${gold}"/><stop offset=".2" stop-color="#fff" stop-opacity=".9"/><stop offset=".35" stop-color="${gold}"/><stop offset=".62" stop-color="#000" stop-opacity=".5"/><stop offset=".85" stop-color="${gold}"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="${ink}"/>
<rect width="100%" height="100%" fill="#000" fill-opacity=".38"/>
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.radius}" fill="url(#glass)" stroke="${gold}" stroke-width="11"/>
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.radius}" fill="none" stroke="url(#brass)" stroke-width="11"/>
${choices.map((x) => `<circle cx="${x}" cy="440" r="38" fill="none" stroke="${ivory}" stroke-opacity=".6"/>`).join('')}
${asImage(words)}
${asImage(letters)}
</svg>`;
}

/** Draws the letters of the chart as they look without the right lens. */
async function drawLetters(rows: readonly string[], color: string): Promise<Buffer> {
  // With the space below each row.
  const heights = rows.map((_row, index) => (rowSizes[index] ?? 0) * (capitalHeight + 0.25) + 12);
  let top = lens.y - heights.reduce((sum, height) => sum + height) / 2 + 6;
  const layers = rows.map((row, index) => {
    const layer = {
      text: row,
      size: rowSizes[index] ?? 0,
      color,
      spacing: 0.18,
      center: lens.x,
      top,
    };
    top += heights[index] ?? 0;
    return drawLayer(layer);
  });
  return sharp(await compose(await Promise.all(layers)))
    .blur(5)
    .png()
    .toBuffer();
}

async function drawWords({ ivory: color }: Colors): Promise<Buffer> {
  const lines = chartQuestion.split(/(?<=,) /);
  const layers = [
    ...lines.map((text, line) =>
      drawLayer({ text, size: 68, color, left: 72, top: 190 + 76 * line }),
    ),
    ...choices.map((center, index) =>
      drawLayer({ text: `${index + 1}`, size: 44, color, center, top: 426 }),
    ),
  ];
  return compose(await Promise.all(layers));
}

interface Layer extends Text {
  top: number;
  left?: number;
  center?: number;
}

async function drawLayer({ top, left, center = 0, ...text }: Layer) {
  const { data: input, info } = await drawText(text);
  return { input, top: Math.round(top), left: Math.round(left ?? center - info.width / 2) };
}

function compose(layers: OverlayOptions[]): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { ...socialSize, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
}

function asImage(picture: Buffer): string {
  return `<image width="${socialSize.width}" height="${socialSize.height}" href="data:image/png;base64,${picture.toString('base64')}"/>`;
}
