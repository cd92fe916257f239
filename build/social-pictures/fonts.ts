import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const serifFile = '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff';
const sansFile = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const sansWeight = 600;

export const fontFiles = [serifFile, sansFile];

/** The site's two families as the drawing library reads them: neither WOFF2 nor variable. */
export async function loadFonts(): Promise<Font[]> {
  const [serif, variable] = (await Promise.all(
    fontFiles.map((file) => readFile(resolve(file))),
  )) as [Buffer, Buffer];
  const sans = await subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: sansWeight },
  });
  return [
    { name: 'serif', data: serif, weight: 500, style: 'normal' },
    { name: 'sans', data: sans, weight: sansWeight, style: 'normal' },
  ];
}
