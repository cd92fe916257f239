import sharp from 'sharp';

const side = 64;

interface Bin {
  count: number;
  sum: [number, number, number];
}

/**
 * The dominant colour of a picture as `#rrggbb`: the mean of the colours that fall into its fullest
 * bin, of eight to a channel. An average of the whole would be a grey that the picture has nowhere.
 */
export async function dominantColor(bytes: Buffer): Promise<string> {
  const small = sharp(bytes).resize(side, side, { fit: 'fill' }).toColourspace('srgb');
  const pixels = await small.removeAlpha().raw().toBuffer();
  const bins = new Map<number, Bin>();
  for (let at = 0; at < pixels.length; at += 3) count(bins, pixels, at);
  const fullest = [...bins.values()].reduce((one, other) =>
    other.count > one.count ? other : one,
  );
  return `#${fullest.sum.map((sum) => hexOf(sum / fullest.count)).join('')}`;
}

function count(bins: Map<number, Bin>, pixels: Buffer, at: number) {
  const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
  const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
  const bin: Bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] };
  const [reds, greens, blues] = bin.sum;
  bins.set(key, { count: bin.count + 1, sum: [reds + red, greens + green, blues + blue] });
}

function hexOf(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
