import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { kindOf, type PictureKind } from './kinds.ts';
import { PictureError } from './picture-error.ts';

/** The picture that link previews show; pages do not, so it needs no variants. */
const unshown = 'og-default.jpg';
const maxBytes = 3 * 1024 * 1024;

export interface Master {
  file: string;
  path: string;
  name: string;
  kind: PictureKind;
  hash: string;
  bytes: Buffer;
}

/**
 * File names of the pictures in a folder, sorted. Hidden files are left out.
 * @throws PictureError where something else than a `.jpg` lies there, or a name is no address.
 */
export function listPictures(folder: string): string[] {
  const files = readdirSync(folder)
    .filter((file) => !file.startsWith('.'))
    .sort();
  for (const file of files) requireFileName(join(folder, file), file);
  return files.filter((file) => file !== unshown);
}

/** Whether pages can show `file`: a master of this very name lies in `folder`. */
export function isPicture(folder: string, file: string): boolean {
  return file !== unshown && file.endsWith('.jpg') && readdirSync(folder).includes(file);
}

/**
 * Reads a master and names it by its content.
 * @throws PictureError for more than 3 MB.
 */
export async function readMaster(folder: string, file: string): Promise<Master> {
  const path = join(folder, file);
  const bytes = await readFile(path);
  if (bytes.length > maxBytes) throw new PictureError(path, oversized(bytes.length));
  const kind = kindOf(file);
  return { file, path, name: parse(file).name, kind, hash: hashOf(bytes, kind), bytes };
}

function requireFileName(path: string, file: string) {
  if (!file.endsWith('.jpg')) {
    throw new PictureError(path, 'is not a .jpg file: save it as a JPEG or move it elsewhere.');
  }
  if (!/^[a-z0-9-]+\.jpg$/.test(file)) {
    throw new PictureError(path, 'cannot be an address: name it with a-z, 0-9 and hyphens only.');
  }
}

function oversized(bytes: number): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  return `is oversized (${megabytes} MB, at most 3 MB): save it smaller or compress it more.`;
}

function hashOf(bytes: Buffer, { avif, webp }: PictureKind): string {
  const settings = JSON.stringify({ avif, webp });
  return createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 8);
}
