import { readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { SocialPictures } from '../../domain/pictures/social-pictures.ts';
import { problemWords } from '../../domain/words/problems.ts';
import { readBrand } from '../content/read-brand.ts';
import { readCollections } from '../content/read-collections.ts';
import { contentFolder, publicFolderOf } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';
import { makeSocialPictures, type Shown } from './social-pictures.ts';

/**
 * Makes the pictures for link previews and lists them in `virtual:social-pictures`.
 * @param folder the content's folder
 */
export function socialPicturesPlugin(folder = contentFolder): Plugin {
  // Shared by test projects that start at the same time.
  let pictures: Promise<SocialPictures> | undefined;

  return {
    name: 'site-social-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not in `buildStart`: the development server lists the public folder before that.
    async configResolved() {
      pictures ??= make();
      await pictures;
    },
    watchChange(file) {
      if (resolve(file).startsWith(resolve(folder) + sep)) pictures = undefined;
    },
    ...virtualModule('virtual:social-pictures', () => {
      pictures ??= make();
      return pictures;
    }),
  };

  async function make(): Promise<SocialPictures> {
    const sources = resolve(folder, 'images');
    const output = resolve(publicFolderOf(folder), 'social');
    return makeSocialPictures(picturesOfPages(folder), sources, output);
  }
}

function picturesOfPages(folder: string): Record<string, Shown> {
  const { hero, colors } = readBrand(folder);
  const own = readCollections(folder).flatMap(({ path, entry: { record } }): [string, Shown][] => {
    if (record.image) return [[path, record.image]];
    const { slug, title, level: soon, home, plate: drawing } = record;
    if (!title || !soon || !home) return [];
    const level = problemWords.usually[soon];
    const plate = drawing && readFileSync(join(folder, 'plates', drawing.file), 'utf8');
    const preview = { title, level, step: home.steps[0] ?? '', plate, colors };
    const alt = `${drawing?.alt ?? `${title}.`} ${level}.`;
    return [[path, { name: `problem-${slug}`, alt, preview }]];
  });
  return { '/': hero.poster, ...Object.fromEntries(own) };
}
