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
  // Client and server ask for the same, and test projects, which share this plugin, start at the same time.
  let described: Promise<PictureManifest> | undefined;

  return {
    name: 'site-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not at the start of the build: the dev server lists the public folder before that.
    async configResolved({ root, logger }) {
      sources = resolve(root, folders.sources);
      output = resolve(root, folders.output);
      described ??= describe((encoded) => logger.info(`pictures: ${encoded} variants made`));
      await described;
    },
    watchChange(file) {
      if (resolve(file).startsWith(sources + sep)) described = undefined;
    },
    ...virtualModule('virtual:pictures', () => {
      described ??= describe();
      return described;
    }),
  };

  async function describe(report?: (encoded: number) => void): Promise<PictureManifest> {
    const encoded = await makePictures(sources, output);
    if (encoded > 0) report?.(encoded);
    return describePictures(sources);
  }
}
