import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse, relative } from 'node:path';
import sharp from 'sharp';
import { kindOf, type PictureKind } from './kinds.ts';
import { hashOf } from './write-missing.ts';

const maxBytes = 3 * 1024 * 1024;
const maxSide = 4000;

/** A picture in `content/images`, before scaling. */
export interface SourceImage {
  path: string;
  /** The file name, such as `hero-poster.jpg`. */
  file: string;
  /** The file name without its extension. */
  name: string;
  kind: PictureKind;
  /** 8 hex characters of a hash over the file and the encoder settings. */
  hash: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Reads all pictures of a folder, sorted by name, except hidden files.
 * @throws PictureError naming the first file that isn't `.jpg` or `.webp`, or is oversized, unreadable, or named
 * with characters that aren't allowed
 */
export function readSourceImages(folder: string): Promise<SourceImage[]> {
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'));
  for (const file of files) requireFileName(join(folder, file), file);
  return Promise.all(files.sort().map((file) => readSourceImage(folder, file)));
}

async function readSourceImage(folder: string, file: string): Promise<SourceImage> {
  const path = join(folder, file);
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) {
    const megabytes = (bytes.length / 1024 / 1024).toFixed(1);
    const advice = 'save it smaller or compress it more.';
    throw new PictureError(path, `is oversized (${megabytes} MB, at most 3 MB): ${advice}`);
  }
  const { width, height } = await readable(path, sizeOf(bytes));
  if (Math.max(width, height) > maxSide) {
    const size = `${width} × ${height} px, at most ${maxSide} px a side`;
    throw new PictureError(path, `is oversized (${size}): scale it down.`);
  }
  const kind = kindOf(file);
  const { avif, webp } = kind;
  const hash = hashOf(bytes, JSON.stringify({ avif, webp }));
  const { name } = parse(file);
  return { path, file, name, kind, hash, bytes, width, height };
}

/**
 * Returns the dominant color of a picture as `#rrggbb`. The average would often be a gray that isn't in it.
 * @throws PictureError if the picture can't be decoded
 */
export async function dominantColor({ path, bytes }: SourceImage): Promise<string> {
  const small = sharp(bytes).resize(64).toColourspace('srgb').png().toBuffer();
  const { dominant } = await sharp(await readable(path, small)).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((one) => one.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

/**
 * Returns the result of decoding a file.
 * @throws PictureError if `reading` is rejected
 */
export async function readable<Value>(path: string, reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch {
    throw new PictureError(path, 'is unreadable: export it again as a JPEG or WebP.');
  }
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes).metadata();
  if (format !== 'jpeg' && format !== 'webp') throw new Error(`${format} instead of JPEG or WebP`);
  return autoOrient;
}

function requireFileName(path: string, file: string) {
  if (!/\.(?:jpg|webp)$/.test(file)) {
    const advice = 'rename a .jpeg or .JPG, save anything else as a JPEG, or move it elsewhere.';
    throw new PictureError(path, `does not end in .jpg or .webp: ${advice}`);
  }
  if (!/^[a-z0-9_-]+\.\w+$/.test(file)) {
    throw new PictureError(
      path,
      'cannot be an address: name it with a-z, 0-9, hyphens and underscores only.',
    );
  }
}

/** An unusable picture. The message is one sentence that names the file and says what to do. */
class PictureError extends Error {
  override readonly name = 'PictureError';

  /** @param sentence the rest of a sentence that starts with the file: what is wrong, and what to do */
  constructor(path: string, sentence: string) {
    super(`${relative('', path)} ${sentence}`);
    // Vite prints the stack of an error that stops it, and stack frames would bury the message.
    this.stack = `${this.name}: ${this.message}`;
  }
}
