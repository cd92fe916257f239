import sharp from 'sharp';

/** A decoded picture with three bytes per pixel. */
interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

/** A rectangle in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Red, green and blue, from 0 to 255. */
export type Color = [red: number, green: number, blue: number];

export async function readPixels(picture: Buffer): Promise<Raster> {
  const pixels = sharp(picture).removeAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns each pixel in the box that differs between two pictures of the same place, as its color in both. */
export function changedPixels(one: Raster, other: Raster, box?: Box): [Color, Color][] {
  const { width, height } = one;
  const place = box ?? { left: 0, top: 0, width, height };
  const changed: [Color, Color][] = [];
  const differsAt = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 8;
  const bottom = Math.min(height, place.top + place.height);
  const right = Math.min(width, place.left + place.width);
  for (let y = Math.max(0, Math.floor(place.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(place.left)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      const colorIn = ({ data }: Raster) => [...data.subarray(at, at + 3)] as Color;
      if (differsAt(at) || differsAt(at + 1) || differsAt(at + 2))
        changed.push([colorIn(one), colorIn(other)]);
    }
  }
  return changed;
}
