import sharp from 'sharp';

/** What a picture holds, three bytes a pixel. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

export async function readPixels(picture: Buffer): Promise<Raster> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A part of a picture, by its place in it. */
export function cutOut(
  { width, height, data }: Raster,
  place: { left: number; top: number; width: number; height: number },
): Raster {
  const [left, top] = [Math.max(0, Math.floor(place.left)), Math.max(0, Math.floor(place.top))];
  const right = Math.min(width, Math.ceil(place.left + place.width));
  const bottom = Math.min(height, Math.ceil(place.top + place.height));
  const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, row) => {
    const start = (top + row) * width;
    return data.subarray((start + left) * 3, (start + right) * 3);
  });
  return { width: right - left, height: rows.length, data: Buffer.concat(rows) };
}

/** Every pixel that differs between two pictures of one place, as its color in each. */
export function changedPixels(one: Raster, other: Raster): [number[], number[]][] {
  const changed: [number[], number[]][] = [];
  for (let at = 0; at < Math.min(one.data.length, other.data.length); at += 3) {
    // Pictures have a million pixels, most of which are the same.
    if (!differ(one.data, other.data, at)) continue;
    changed.push([[...one.data.subarray(at, at + 3)], [...other.data.subarray(at, at + 3)]]);
  }
  return changed;
}

function differ(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = at; channel < at + 3; channel += 1) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > 8) return true;
  }
  return false;
}

/** The contrast of two colors, from 1 to 21, as WCAG counts it. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
