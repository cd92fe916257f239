declare module 'subset-font' {
  /** Rewrites a font: here without leaving glyphs out, at one point of its variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: { keepAllGlyphs: true; targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>;
}
