import type { Figures, Row } from './figures.ts';
import { measureGrowth as measureSizes, usualSizes } from './growth.ts';

/** Figures for each number of guides, and how they grow. */
interface Growth {
  sizes: readonly (Row & { guides: number })[];
  [slope: string]: unknown;
}

/** Builds the site with generated guides. */
export async function measureGrowth(): Promise<Figures> {
  const { sizes, ...slopes } = measureSizes(usualSizes);
  return readGrowth({ sizes: sizes.map((size) => ({ ...size })), ...slopes });
}

/** A row for each number of guides, and one for how the figures grow with it. */
export function readGrowth({ sizes, ...slopes }: Growth): Figures {
  const rows = sizes.map(({ guides, ...row }) => [`${guides} guides`, row]);
  return { growth: Object.fromEntries([...rows, ['slope', slopes]]) };
}
