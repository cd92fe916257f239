import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of `public/` from the mark anew; run by hand when the mark changes. */
const publicFolder = resolve(import.meta.dirname, '../public');
const mark = join(publicFolder, 'brand/mark-gold.svg');
const ink = '#1F2933';

/** `share` is how much of the side the mark takes; maskable icons lose up to a fifth at each edge. */
const icons = [
  { file: 'icons/apple-touch-icon.png', side: 180, share: 0.66 },
  { file: 'icons/icon-192.png', side: 192, share: 0.7 },
  { file: 'icons/icon-512.png', side: 512, share: 0.7 },
  { file: 'icons/icon-maskable-512.png', side: 512, share: 0.52 },
];
const faviconSide = 32;

async function drawIcon(side: number, share: number): Promise<Buffer> {
  const markSide = Math.round(side * share);
  const drawn = await sharp(mark, { density: 72 * (markSide / 64) * 2 })
    .resize(markSide, markSide)
    .png()
    .toBuffer();
  const ground = { width: side, height: side, channels: 3, background: ink } as const;
  return sharp({ create: ground })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An ICO file with one picture: its directory of 22 bytes, then the PNG as it is. */
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

await mkdir(join(publicFolder, 'icons'), { recursive: true });
for (const { file, side, share } of icons) {
  await writeFile(join(publicFolder, file), await drawIcon(side, share));
}
const favicon = wrapAsIco(await drawIcon(faviconSide, 0.84), faviconSide);
await writeFile(join(publicFolder, 'favicon.ico'), favicon);
