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

export async function readPixels(picture: Buffer): Promise<Raster> {
  const pixels = sharp(picture).removeAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns each pixel in the box that differs between two pictures of the same place, as its color in both. */
export function changedPixels(one: Raster, other: Raster, box?: Box): [number[], number[]][] {
  const { width, height } = one;
  const place = box ?? { left: 0, top: 0, width, height };
  const changed: [number[], number[]][] = [];
  const bottom = Math.min(height, place.top + place.height);
  const right = Math.min(width, place.left + place.width);
  for (let y = Math.max(0, Math.floor(place.top)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(place.left)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      const [before, after] = [one, other].map(({ data }) => [...data.subarray(at, at + 3)]);
      const differs = before?.some(
        (value, channel) => Math.abs(value - (after?.[channel] ?? 0)) > 8,
      );
      if (before && after && differs) changed.push([before, after]);
    }
  }
  return changed;
}

/** Returns the WCAG contrast ratio of two colors, from 1 to 21. */
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
