import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { oncePerProcess } from '../pictures/once-per-process.ts';
import { writeAtomically } from '../pictures/write-atomically.ts';
import { drawServiceIcons } from './draw-service-icons.ts';

const cacheFolder = 'node_modules/.cache/drawings';

/** Draws the icons of services and gives styles a way to them: `url("@drawings/service-icons.svg")`. */
export function serviceIconsPlugin(): Plugin {
  return {
    name: 'site-service-icons',
    apply: (_config, { isPreview }) => !isPreview,
    async config({ root = '.' }) {
      const folder = await oncePerProcess(`service icons ${root}`, () =>
        draw(resolve(root, cacheFolder)),
      );
      return { resolve: { alias: { '@drawings': folder } } };
    },
  };
}

async function draw(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(join(folder, 'service-icons.svg'), drawServiceIcons());
  return folder;
}
