import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../../components/layout/fonts');

/** English and Spanish characters and punctuation. The fallback fonts show brackets and symbols of code. */
const characters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !"#$%&\'()*+,-./:;?@_' +
  'ÁÉÍÑÓÚÜáéíñóúü¡¿‘’“”–—…·×©';

/** The site's two font families: the package's file, the OpenType features to keep, and the range of weights. */
const fonts = [
  {
    name: 'cormorant-garamond',
    source: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2',
    keepFeatures: ['kern', 'liga', 'calt', 'lnum'],
  },
  {
    name: 'source-sans-3',
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    keepFeatures: ['kern'],
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

// Writes the fonts that `fonts.css` loads. Run it after changing the characters or the font packages.
for (const { name, source, ...options } of fonts) {
  const font = await subsetFont(await readFile(resolve(source)), characters, {
    targetFormat: 'woff2',
    ...options,
  });
  await writeFile(join(folder, `${name}.woff2`), font);
}
