import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrandRecord } from '../../content-model/schema/brand.ts';
import { prolog, withOwnIds } from '../content/drawing-problems.ts';
import { contentFolder } from '../content/read-practice.ts';

/**
 * The brand's drawings: SVG files in `content/brand/` that use `currentColor`, and `var(--logo-accent,currentColor)` for
 * parts that may have a second color. `logo` starts with the mark, in a square at its left. `mark` and `icon` are square:
 * `mark` is shown large, so its lines can be thin and need no `stroke-width`; `icon` must be bold enough for a browser
 * tab.
 */
type DrawingName = 'logo' | 'mark' | 'icon';

type Colors = BrandRecord['colors'];
type DrawFile = () => string | Uint8Array | Promise<Buffer>;

/** Returns what draws each file that is made of the brand's drawings, by its path in the build. */
export function brandFiles(colors: Colors): Map<string, DrawFile> {
  const { ink, bronze, gold, ivory } = colors;
  // A browser tab may be light or dark, independent of the page.
  const style = `svg{color:${ink};--logo-accent:${bronze}}@media(prefers-color-scheme:dark){svg{color:${ivory};--logo-accent:${gold}}}`;
  return new Map<string, DrawFile>([
    ['brand/logo.svg', drawSymbols],
    ['favicon.svg', () => drawAlone('icon', style)],
    ['favicon.ico', async () => wrapAsIco(await drawIcon(colors, 32, 0.84), 32)],
    ['apple-touch-icon.png', () => drawIcon(colors, 180, 0.66)],
    ['icons/icon-192.png', () => drawIcon(colors, 192, 0.7)],
    ['icons/icon-512.png', () => drawIcon(colors, 512, 0.7)],
    // It may lose up to a fifth at each edge.
    ['icons/icon-maskable-512.png', () => drawIcon(colors, 512, 0.52)],
  ]);
}

/** Returns the proportions of the brand's logo as a custom property. */
export function logoRatio(): string {
  const [, width, height] =
    /viewBox="\S+\s+\S+\s+(\S+)\s+(\S+)"/.exec(readDrawing('logo').attributes) ?? [];
  return `:root{--logo-ratio:${width} / ${height}}`;
}

/** Returns a drawing as an SVG file of its own, with optional CSS. */
export function drawAlone(name: DrawingName, style = '', folder = contentFolder): string {
  const { attributes, content } = readDrawing(name, folder);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${style && `<style>${style}</style>`}${content}</svg>\n`;
}

/** Returns a drawing as an SVG file in one color. */
export function drawIn(color: string, name: DrawingName, folder = contentFolder): string {
  return drawAlone(name, '', folder).replace(
    /var\(--logo-accent, ?currentColor\)|currentColor/g,
    color,
  );
}

/** Returns one SVG file with the logo and the mark as symbols, which pages show with `<use>`. */
function drawSymbols(): string {
  const symbols = (['logo', 'mark'] as const).map((name) => {
    const { attributes, content } = readDrawing(name);
    // In a box with another aspect ratio, keep the left end, which is the logo's mark.
    return `<symbol id="${name}" preserveAspectRatio="xMinYMid slice" ${attributes}>${content}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/**
 * Returns the attributes of a drawing's root element without namespaces, size and ID, and its content, with IDs of its own,
 * because the logo and the mark are in one file.
 */
function readDrawing(name: DrawingName, folder = contentFolder) {
  const svg = readFileSync(join(folder, 'brand', `${name}.svg`), 'utf8');
  const [, root = '', content = ''] =
    /^<svg([^>]*)>(.*)<\/svg>\s*$/s.exec(svg.replace(prolog, '')) ?? [];
  const attributes = root.replace(/\s(?:xmlns|width|height|id)="[^"]*"/g, '').trim();
  return { attributes, content: withOwnIds(content.trim(), `${name}-`) };
}

/** Returns the icon as a PNG. The side is in pixels, and the drawing fills a share of it. */
async function drawIcon({ gold, ink }: Colors, side: number, share: number): Promise<Buffer> {
  const drawingSide = Math.round(side * share);
  const drawing = await sharp(Buffer.from(drawIn(gold, 'icon')), { density: 1200 })
    .resize(drawingSide, drawingSide)
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: ink } })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Returns an ICO file with one image: a header of 22 bytes, then the unchanged PNG. */
function wrapAsIco(png: Buffer, side: number): Buffer {
  const { length } = png;
  // Of 16 bits each, the lower byte first. The side is there twice, as width and height in a byte each.
  const header = Uint16Array.of(0, 1, 1, (side << 8) | side, 0, 1, 32, length, length >> 16, 22, 0);
  return Buffer.concat([new Uint8Array(header.buffer), png]);
}
