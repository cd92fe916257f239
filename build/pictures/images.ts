import { readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import { ContentError, settleAll } from '../../content-model/parse/content-error.ts';
import type { PictureEntry } from '../../domain/pictures/pictures.ts';
import { filesIn } from '../content/unread-files.ts';
import { hashOf, type MadeFile } from './write-missing.ts';

// Variants are encoded in parallel, which is a quarter faster with one thread per encoder.
sharp.concurrency(1);

// Effort 4 takes nearly four times as long as 3, and saves only an eighth of the bytes.
const effort = 3;

/** Keeps some grain, which prevents banding in dark gradients. */
const fineEncoding = { avif: { quality: 58, effort }, webp: { quality: 82 } };

/** The widths in pixels and the encoding of pictures, by the start of the file name. */
const kinds = [
  { start: 'background-', widths: [768, 1280, 1920], encoding: fineEncoding },
  { start: 'hero-', widths: [640, 960, 1200, 1440, 1920, 2400], encoding: fineEncoding },
];
const otherKind = {
  widths: [280, 400, 640, 960, 1280, 1600],
  // With fewer colors than brightness, as in all JPEGs, effort 1 has the bytes of 3 in a third of the time.
  encoding: {
    avif: { quality: 48, effort: 1, chromaSubsampling: '4:2:0' },
    webp: { quality: 80 },
  },
};

/** Pixels. Search engines want pictures 1,200 wide, and older browsers shouldn't load many more than they show. */
const widestWebp = 1280;

const maxMegabytes = 8;
/** Pixels. Photos of phones are up to 5,712 wide. */
const maxSide = 6000;

/** Magic bytes of HEIC at offset 4. Phones rename a HEIC to .jpg, and browsers don't show it. */
const heic = /^ftyp(?:hei|hev|mif1|msf1)/;

export interface SourceImage {
  bytes: Buffer;
  entry: PictureEntry;
  variants: readonly MadeFile[];
}

export type Images = Readonly<Record<string, SourceImage>>;

/**
 * Reads all pictures of a folder.
 * @throws ContentError naming each that is unusable
 */
export async function readImages(folder: string): Promise<Images> {
  const names = filesIn(folder, '*');
  const images = names.map(async (name) => [name, await readImage(join(folder, name))] as const);
  return Object.fromEntries(await settleAll(images));
}

async function readImage(path: string): Promise<SourceImage> {
  const { base, name } = parse(path);
  const bytes = await readFile(path);
  requireUsable(path, base, bytes);
  const { width, height, color } = await describe(bytes).catch((error: Error) =>
    refuse(path, 'a readable JPEG or WebP: export it again', error.message),
  );
  if (Math.max(width, height) > maxSide) {
    refuse(path, `at most ${maxSide} px a side: scale it down`, `${width} × ${height} px`);
  }
  const { widths, encoding } = kinds.find(({ start }) => base.startsWith(start)) ?? otherKind;
  const hash = hashOf(bytes, JSON.stringify(encoding));
  // Pictures are never enlarged: the last width of a narrow one is its own.
  const own = widths.filter((one) => one < width);
  if (own.length < widths.length) own.push(width);

  function variant(variantWidth: number, extension: 'avif' | 'webp'): MadeFile {
    const url = `/uploads/${name}.${hash}-${variantWidth}.${extension}`;
    const scaled = sharp(bytes).autoOrient().resize({ width: variantWidth }).toColourspace('srgb');
    return { url, make: () => scaled.toFormat(extension, encoding[extension]).toBuffer() };
  }
  const avif = own.map((one) => variant(one, 'avif'));
  const webp = variant(Math.max(...own.filter((one) => one <= widestWebp)), 'webp');
  const srcSet = avif.map((file, index) => `${file.url} ${own[index]}w`).join(', ');
  const entry = { width, height, color, srcSet, src: webp.url };
  return { bytes, entry, variants: [...avif, webp] };
}

/** Decodes a picture. Its dominant color is `#rrggbb`: the average would often be a gray that isn't in it. */
async function describe(bytes: Buffer) {
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (format !== 'jpeg' && format !== 'webp') throw new Error(format);
  const small = await sharp(bytes).resize(64).toColourspace('srgb').png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0'));
  return { ...autoOrient, color: `#${hex.join('')}` };
}

function requireUsable(path: string, name: string, bytes: Buffer) {
  if (heic.test(bytes.toString('latin1', 4, 12))) {
    const advice = 'export it as one, or set the iPhone to Camera, Formats, Most Compatible';
    refuse(path, `a JPEG: ${advice}`, 'a HEIC, the format of iPhones');
  }
  if (!/\.(?:jpg|webp)$/.test(name)) {
    const advice = 'rename a .jpeg or .JPG, save anything else as a JPEG, or move it elsewhere';
    refuse(path, `a name that ends in .jpg or .webp: ${advice}`, name);
  }
  if (!/^[a-z0-9_-]+\.\w+$/.test(name)) {
    refuse(path, 'a name of a-z, 0-9, hyphens and underscores, as it is part of an address', name);
  }
  const megabytes = bytes.length / 1024 / 1024;
  if (megabytes > maxMegabytes) {
    const advice = 'save it smaller or compress it more';
    refuse(path, `at most ${maxMegabytes} MB: ${advice}`, `${megabytes.toFixed(1)} MB`);
  }
}

function refuse(path: string, expected: string, received: string): never {
  throw new ContentError([{ file: relative('', path), field: 'the file', expected, received }]);
}
