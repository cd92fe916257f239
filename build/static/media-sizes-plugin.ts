import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from '../virtual-module.ts';

/** Tells the server the sizes of the video files as `virtual:media-sizes`: Cloudflare's static assets don't say them. */
export function mediaSizesPlugin(): Plugin {
  let folder = '';
  return {
    name: 'site-media-sizes',
    configResolved({ publicDir }) {
      folder = publicDir;
    },
    ...virtualModule('virtual:media-sizes', function readSizes() {
      const sizes = globSync('media/*', { cwd: folder }).map((name) => {
        const file = join(folder, name);
        this.addWatchFile(file);
        return [`/${name}`, statSync(file).size];
      });
      return Object.fromEntries(sizes);
    }),
  };
}
