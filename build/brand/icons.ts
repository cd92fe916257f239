import sharp from 'sharp';
import type { BrandRecord } from '../../domain/schema/brand.ts';
import { drawAlone, drawIn } from './drawings.ts';

/** `side` is in pixels; the drawing fills `share` of it. Maskable icons may lose up to a fifth at each edge. */
const icons = [
  { file: 'icons/apple-touch-icon.png', side: 180, share: 0.66 },
  { file: 'icons/icon-192.png', side: 192, share: 0.7 },
  { file: 'icons/icon-512.png', side: 512, share: 0.7 },
  { file: 'icons/icon-maskable-512.png', side: 512, share: 0.52 },
];
const faviconSide = 32;

/** Draws every icon of the site from the brand's `icon.svg`. Returns the files by their path in the build. */
export async function drawIcons(
  colors: BrandRecord['colors'],
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  for (const { file, side, share } of icons) files.set(file, await drawIcon(colors, side, share));
  files.set('favicon.ico', wrapAsIco(await drawIcon(colors, faviconSide, 0.84), faviconSide));
  files.set('favicon.svg', drawAlone('icon', faviconStyle(colors)));
  return files;
}

/** A browser tab may be light or dark, independent of the page. */
function faviconStyle(colors: BrandRecord['colors']): string {
  return [
    `svg{color:${colors.ink};--logo-accent:${colors.bronze}}`,
    `@media(prefers-color-scheme:dark){svg{color:${colors.ivory};--logo-accent:${colors.gold}}}`,
  ].join('');
}

async function drawIcon(
  colors: BrandRecord['colors'],
  side: number,
  share: number,
): Promise<Buffer> {
  const drawingSide = Math.round(side * share);
  const drawing = await sharp(Buffer.from(drawIn(colors.gold, 'icon')), { density: 1200 })
    .resize(drawingSide, drawingSide)
    .png()
    .toBuffer();
  const ground = { width: side, height: side, channels: 3, background: colors.ink } as const;
  return sharp({ create: ground })
    .composite([{ input: drawing, gravity: 'centre' }])
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** Returns an ICO file with one image: a header of 22 bytes, then the unchanged PNG. */
function wrapAsIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
