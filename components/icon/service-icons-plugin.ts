import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { writeAtomically } from '#content/pictures/write-atomically.ts';
import { drawServiceIcons } from './draw-service-icons.ts';

const cacheFolder = 'node_modules/.cache/drawings';

/** Draws the icons of services and gives styles a way to them: `url("@drawings/service-icons.svg")`. */
export function serviceIconsPlugin(): Plugin {
  return {
    name: 'site-service-icons',
    apply: (_config, { isPreview }) => !isPreview,
    async config({ root = '.' }) {
      const folder = resolve(root, cacheFolder);
      await mkdir(folder, { recursive: true });
      await writeAtomically(join(folder, 'service-icons.svg'), drawServiceIcons());
      return { resolve: { alias: { '@drawings': folder } } };
    },
  };
}
