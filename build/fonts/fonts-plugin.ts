import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { oncePerProcess } from '../pictures/once-per-process.ts';
import { makeFonts } from './make-fonts.ts';
import { charactersInRange, charactersOfHeadings, usedCharacters } from './used-characters.ts';

const cacheFolder = 'node_modules/.cache/fonts';
const typedFace = 'components/layout/typed-characters.css';
const foldersWithText = ['content', 'components', 'pages'];

/**
 * Makes the fonts with only the characters of the site's texts and gives styles a way to them:
 * `url("@fonts/name.woff2")`.
 */
export function fontsPlugin(): Plugin {
  return {
    name: 'site-fonts',
    apply: (_config, { isPreview }) => !isPreview,
    async config({ root = '.' }) {
      const folder = await oncePerProcess(`fonts ${root}`, async () => {
        const texts = await usedCharacters(foldersWithText.map((name) => resolve(root, name)));
        const headings = charactersOfHeadings(texts);
        const typed = charactersInRange(await readFile(resolve(root, typedFace), 'utf8'));
        return makeFonts(resolve(root, cacheFolder), { headings, texts, typed });
      });
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
