import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureManifest } from '../../domain/pictures/manifest.ts';
import { contentFolder, publicFolderOf } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';
import { describePictures, makePictures } from './make-pictures.ts';
import { makePlates } from './plates.ts';

/**
 * Makes AVIF and WebP variants of the source images, copies the plates, and describes both to pages in
 * `virtual:pictures`.
 * @param folder the content's folder
 * @throws PictureError when a build or the development server starts, if a source image is unusable
 */
export function picturesPlugin(folder = contentFolder): Plugin {
  const sources = resolve(folder, 'images');
  const output = resolve(publicFolderOf(folder), 'uploads');
  // Shared by the client and server environments, and by test projects that start at the same time.
  let described: Promise<PictureManifest> | undefined;

  return {
    name: 'site-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not in `buildStart`: the development server lists the public folder before that.
    async configResolved({ logger }) {
      described ??= describe((count) => logger.info(`pictures: encoding ${count} variants, once`));
      await described;
    },
    watchChange(file) {
      const sourceFolders = [sources, resolve(folder, 'plates')];
      if (sourceFolders.some((one) => resolve(file).startsWith(one + sep))) described = undefined;
    },
    ...virtualModule('virtual:pictures', () => {
      described ??= describe();
      return described;
    }),
  };

  async function describe(announce?: (count: number) => void): Promise<PictureManifest> {
    await makePictures(sources, output, announce);
    const plates = await makePlates(folder, resolve(output, 'plates'));
    return { ...(await describePictures(sources)), ...plates };
  }
}
