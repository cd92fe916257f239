import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { BrandRecord } from '../../content-model/schema/brand.ts';
import { chartQuestion } from '../../domain/pictures/eye-chart.ts';
import { stylesheet } from '../content/checks/contrast.ts';

/** The size in pixels that all link previews show uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

type Colors = BrandRecord['colors'];

/**
 * The site's faces, because a machine that builds the site may have no fonts. `sharp` reads no WOFF 2, so these aren't
 * the files that pages load. They were cut down with `subset-font` to Latin letters and punctuation.
 */
const faces = {
  display: { file: 'cormorant-garamond.ttf', family: 'Cormorant Garamond Light Medium' },
  text: { file: 'source-sans-3.ttf', family: 'Source Sans 3' },
};

interface Text {
  text: string;
  face?: keyof typeof faces;
  /** Pixels. */
  size: number;
  color: string;
  /** Space between two letters, in the size of the type. */
  spacing?: number;
  /** Pixels of the longest line. Without it, there is one line. */
  width?: number;
}

/** Draws a text on a clear ground. Returns a PNG, and its width and height in pixels. */
function drawText({ text, face = 'display', size, color, spacing = 0, width }: Text) {
  const { file, family } = faces[face];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const markup = `<span foreground="${color}" font_features="lnum" letter_spacing="${Math.round(spacing * size * 1024)}">${escaped}</span>`;
  const font = `${family}, ${size}`;
  const fontfile = join(import.meta.dirname, 'fonts', file);
  const lines = width === undefined ? {} : { width, spacing: 4 };
  return sharp({ text: { text: markup, font, fontfile, rgba: true, ...lines } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

interface PlacedText extends Text {
  top: number;
  left?: number;
  /** The middle of the text, instead of `left`. */
  center?: number;
}

/** Draws texts on a clear ground of the size of a preview. Returns a PNG. */
async function drawTexts(texts: readonly PlacedText[]): Promise<Buffer> {
  const layers = texts.map(async ({ top, left, center = 0, ...text }) => {
    const { data: input, info } = await drawText(text);
    return { input, top: Math.round(top), left: Math.round(left ?? center - info.width / 2) };
  });
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { ...previewSize, channels: 4, background } })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

/** Pixels. */
const lens = { x: 835, y: previewSize.height / 2, radius: 270 };
const rowSizes = [126, 78, 55, 40, 31, 25];
/** The height of capital letters, in the size of the type. */
const capitalHeight = 0.63;
const choices = [110, 210];

/** Draws the link preview of the page with the chart: the question, and the letters, blurred, behind a lens. */
export async function drawChart(rows: readonly string[], colors: Colors): Promise<Sharp> {
  const { ink, gold, ivory: color } = colors;
  const letters = await sharp(await drawTexts(placeLetters(rows, color)))
    .blur(5)
    .png()
    .toBuffer();
  const question = chartQuestion.split(/(?<=,) /).map((text, line) => {
    return { text, size: 68, color, left: 72, top: 190 + 76 * line };
  });
  const numbers = choices.map((center, index) => {
    return { text: `${index + 1}`, size: 44, color, center, top: 426 };
  });
  const words = await drawTexts([...question, ...numbers]);
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${previewSize.width}" height="${previewSize.height}">
<defs>
<radialGradient id="glass" cx="35%" cy="28%" r="80%"><stop stop-color="${color}" stop-opacity=".17"/><stop offset=".8" stop-color="${color}" stop-opacity=".03"/></radialGradient>
<linearGradient id="brass" x2="1" y2="1"><stop offset=".08" stop-color="${gold}"/><stop offset=".2" stop-color="#fff" stop-opacity=".9"/><stop offset=".35" stop-color="${gold}"/><stop offset=".62" stop-color="#000" stop-opacity=".5"/><stop offset=".85" stop-color="${gold}"/></linearGradient>
</defs>
<rect width="100%" height="100%" fill="${ink}"/>
<rect width="100%" height="100%" fill="#000" fill-opacity=".38"/>
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.radius}" fill="url(#glass)" stroke="${gold}" stroke-width="11"/>
<circle cx="${lens.x}" cy="${lens.y}" r="${lens.radius}" fill="none" stroke="url(#brass)" stroke-width="11"/>
${choices.map((x) => `<circle cx="${x}" cy="440" r="38" fill="none" stroke="${color}" stroke-opacity=".6"/>`).join('')}
</svg>`;
  return sharp(Buffer.from(ground)).composite([{ input: words }, { input: letters }]);
}

function placeLetters(rows: readonly string[], color: string): PlacedText[] {
  const sized = rows.map((text, index) => ({ text, size: rowSizes[index] ?? 0 }));
  // With the space below each row.
  const heights = sized.map(({ size }) => size * (capitalHeight + 0.25) + 12);
  let next = lens.y - heights.reduce((sum, height) => sum + height) / 2 + 6;
  return sized.map((row, index) => {
    const top = next;
    next += heights[index] ?? 0;
    return { ...row, color, spacing: 0.18, center: lens.x, top };
  });
}

/** Pixels. */
const plateSize = 510;
const margin = (previewSize.height - plateSize) / 2;
const gap = 38;

/** Words of the link preview of an emergency or an eye problem: its title, and what to do, the most urgent first. */
export interface Words {
  title: string;
  lines: readonly string[];
}

/** Draws the words of a link preview on ink, beside a plate if there is one, which is an SVG document. */
export async function drawWords(
  { title, lines: [first = '', ...others] }: Words,
  { ink, ivory }: Colors,
  plate: string | undefined,
): Promise<Sharp> {
  const left = plate ? plateSize + 2 * margin : margin;
  const width = previewSize.width - left - margin;
  const texts = [
    await drawText({ text: title, size: 64, color: ivory, width }),
    await drawText({ text: first, face: 'text', size: 32, color: stylesheet.alarm.night, width }),
    ...(await Promise.all(
      others.map((text) => drawText({ text, face: 'text', size: 32, color: ivory, width })),
    )),
  ];
  const height = texts.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = Math.round((previewSize.height - height) / 2);
  const layers = texts.map(({ data, info }) => {
    const layer = { input: data, left, top };
    top += info.height + gap;
    return layer;
  });
  if (plate) {
    const drawing = sharp(Buffer.from(plate), { density: 144 }).resize(plateSize);
    layers.push({ input: await drawing.toBuffer(), left: margin, top: margin });
  }
  return sharp({ create: { ...previewSize, channels: 3, background: ink } }).composite(layers);
}
