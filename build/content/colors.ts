/** The share of the ink color in the dark scheme's background. The rest is black. */
export const inkByNight = 0.62;

/** The share of the hero's ground in its shade. The rest is black. */
export const groundInShade = 0.72;

/** Mixes two colors `#rrggbb` as `color-mix(in srgb, …)` does. The share, from 0 to 1, is the first color's. */
export function mixColors(first: string, second: string, share: number): string {
  const others = channelsOf(second);
  const mixed = channelsOf(first).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share)),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the red, green and blue of a color `#rrggbb`, from 0 to 255. */
function channelsOf(color: string): number[] {
  return (color.match(/[0-9a-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16));
}
