import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { contentFolder, publicFolderOf } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';
import { readImages } from './images.ts';
import { previewsOf } from './link-previews.ts';
import { readPlates } from './plates.ts';
import { type MadeFile, writeMissing } from './write-missing.ts';

/**
 * Makes AVIF and WebP variants of the source images, plates, and the pictures of link previews, and describes all to
 * pages in `virtual:pictures`. The first run takes a minute or two.
 * @param folder the content's folder
 * @throws ContentError when a build or the development server starts, if a source image is unusable
 */
export function picturesPlugin(folder = contentFolder): Plugin {
  // Shared by the client and server environments, and by test projects that start at the same time.
  let pictures: Promise<Pictures> | undefined;

  return {
    name: 'site-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not in `buildStart`: the development server lists the public folder before that.
    async configResolved() {
      pictures ??= makePictures(folder);
      await pictures;
    },
    watchChange(file) {
      if (resolve(file).startsWith(resolve(folder) + sep)) pictures = undefined;
    },
    ...virtualModule('virtual:pictures', () => {
      pictures ??= makePictures(folder);
      return pictures;
    }),
  };
}

async function makePictures(folder: string): Promise<Pictures> {
  const images = await readImages(join(folder, 'images'));
  const plates = readPlates(folder);
  const previews = await previewsOf(folder, images, plates);
  const files = [...images.values()].flatMap(({ variants }) => variants);
  await writeMissing(publicFolderOf(folder), [
    ...files,
    ...plates.values(),
    ...Object.values(previews),
  ]);
  return {
    images: Object.fromEntries([...images].map(([file, { entry }]) => [file, entry])),
    plates: Object.fromEntries([...plates].map(([file, plate]) => [file, addressOf(plate)])),
    previews: Object.fromEntries(
      Object.entries(previews).map(([path, preview]) => [
        path,
        { url: addressOf(preview), alt: preview.alt },
      ]),
    ),
  };
}

function addressOf({ name }: MadeFile): string {
  return `/${name}`;
}
