import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureManifest } from '../../domain/pictures/manifest.ts';
import { virtualModule } from '../virtual-module.ts';
import { describePictures, makePictures } from './make-pictures.ts';

/**
 * Makes AVIF and WebP variants of the source images and describes them to pages as `virtual:pictures`.
 * @param folders below the project's root; `output` is in its public folder
 * @throws PictureError at the start of a build, or of the dev server, where a source image is unfit.
 */
export function picturesPlugin(folders: { sources: string; output: string }): Plugin {
  let { sources, output } = folders;
  // Test projects share this plugin, and start at the same time.
  let made: Promise<number> | undefined;
  // Client and server ask for the same.
  let described: Promise<PictureManifest> | undefined;

  return {
    name: 'site-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not at the start of the build: the dev server lists the public folder before that.
    async configResolved({ root, logger }) {
      sources = resolve(root, folders.sources);
      output = resolve(root, folders.output);
      made ??= makePictures(sources, output);
      const encoded = await made;
      if (encoded > 0) logger.info(`pictures: ${encoded} variants made`);
    },
    async watchChange(file) {
      if (!resolve(file).startsWith(sources + sep)) return;
      described = undefined;
      await makePictures(sources, output);
    },
    ...virtualModule('virtual:pictures', async function readPictures() {
      described ??= describePictures(sources);
      const pictures = await described;
      for (const file of Object.keys(pictures)) this.addWatchFile(resolve(sources, file));
      return pictures;
    }),
  };
}
