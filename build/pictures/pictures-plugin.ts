import { globSync, readFileSync } from 'node:fs';
import { join, parse, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { settleAll } from '../../content-model/parse/content-error.ts';
import type { Pictures } from '../../domain/pictures/pictures.ts';
import { contentFolder } from '../content/read-practice.ts';
import { virtualModules } from '../virtual-modules.ts';
import { refuseDrawings } from './brand-contrast.ts';
import { readImages } from './images.ts';
import { previewsOf } from './link-previews.ts';
import { hashOf, writeMissing } from './write-missing.ts';

/**
 * Makes the variants of the source images, the plates, and the pictures of link previews, and describes all to pages in
 * `virtual:pictures`. The first run takes a minute or two. An unusable image stops the build or the development server.
 */
export function picturesPlugin(folder = contentFolder): Plugin {
  // Shared by the client and server environments, and by test projects that start at the same time.
  let pictures: Promise<Pictures> | undefined;
  const makeOnce = () => {
    pictures ??= makePictures(folder);
    return pictures;
  };
  return {
    name: 'site-pictures',
    // Not in `buildStart`: the development server lists the public folder before that.
    configResolved: async () => void (await makeOnce()),
    watchChange(file) {
      if (resolve(file).startsWith(resolve(folder) + sep)) pictures = undefined;
    },
    ...virtualModules({ 'virtual:pictures': makeOnce }),
  };
}

async function makePictures(folder: string): Promise<Pictures> {
  const reading = readImages(join(folder, 'images'));
  await settleAll<unknown>([reading, refuseDrawings(folder)]);
  const images = await reading;
  const plates = readPlates(folder);
  const previews = previewsOf(folder, images, plates);
  const variants = Object.values(images).flatMap((image) => image.variants);
  const files = [...variants, ...Object.values(plates), ...Object.values(previews)];
  await writeMissing(folder === 'content' ? 'public' : 'dist-fixture/public', files);
  return {
    images: Object.fromEntries(Object.entries(images).map(([file, { entry }]) => [file, entry])),
    plates: Object.fromEntries(Object.entries(plates).map(([file, { url }]) => [file, url])),
    previews,
  };
}

/** Returns the plates by file name. They are served as they are, with a hash in their names. */
function readPlates(folder: string) {
  const plates = globSync('*.svg', { cwd: join(folder, 'plates') }).map((file) => {
    const svg = readFileSync(join(folder, 'plates', file), 'utf8');
    const url = `/uploads/plates/${parse(file).name}.${hashOf(svg)}.svg`;
    return [file, { url, make: () => svg }] as const;
  });
  return Object.fromEntries(plates);
}
