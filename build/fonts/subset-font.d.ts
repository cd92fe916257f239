declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features to keep; all others go. */
    keepFeatures: readonly string[];
    /** The part of each axis that a variable font keeps. */
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
