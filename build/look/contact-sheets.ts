import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

export const schemes = ['light', 'dark'] as const;
export const widths = [360, 768, 1024, 1440, 1920] as const;

const folder = 'look';
const shots = join(folder, 'shots');
/** One pixel of a sheet stands for so many of a page. */
const reduction = 3;
/** Where a long page is cut and goes on beside itself, and what lies between two strips, in pixels of the sheet. */
const stripHeight = 1400;
const gap = 24;

/** Starts with an empty folder; once all pictures are taken, it lays them out on sheets. */
export default function clearFolder() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(shots, { recursive: true });
  return makeContactSheets;
}

/** The file for a picture of a page or a state, as the project of this name shows it. */
export function shotFile(name: string, project: string): string {
  return join(shots, `${name}-${project}.png`);
}

/** One sheet for each page or state and scheme, all widths beside one another at one scale. */
async function makeContactSheets() {
  const sheets = Map.groupBy(readdirSync(shots), (file) => file.replace(/-\d+\.png$/, ''));
  for (const [name, files] of sheets) {
    const narrowFirst = files.toSorted(new Intl.Collator('en', { numeric: true }).compare);
    const strips = await Promise.all(narrowFirst.map((file) => cut(join(shots, file))));
    await layOut(strips.flat(), join(folder, `${name}.png`));
  }
}

async function cut(file: string): Promise<Buffer[]> {
  const { width } = await sharp(file).metadata();
  const small = await sharp(file)
    .resize(Math.round(width / reduction))
    .toBuffer({ resolveWithObject: true });
  const strips: Buffer[] = [];
  for (let top = 0; top < small.info.height; top += stripHeight) {
    const height = Math.min(stripHeight, small.info.height - top);
    const area = { left: 0, top, width: small.info.width, height };
    strips.push(await sharp(small.data).extract(area).toBuffer());
  }
  return strips;
}

async function layOut(strips: Buffer[], file: string) {
  let right = gap;
  let bottom = 0;
  const placed: OverlayOptions[] = [];
  for (const input of strips) {
    const { width, height } = await sharp(input).metadata();
    placed.push({ input, left: right, top: gap });
    right += width + gap;
    bottom = Math.max(bottom, gap + height + gap);
  }
  const create = { width: right, height: bottom, channels: 3, background: '#808080' } as const;
  await sharp({ create }).composite(placed).png().toFile(file);
}
