import { resolve, sep } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { type MadePictures, makePictures, type PicturePaths } from './make-pictures.ts';
import { forget, oncePerProcess } from './once-per-process.ts';

const cacheFile = 'node_modules/.cache/pictures/manifest.json';

/**
 * Makes AVIF and WebP variants of the masters, once per process, and describes them to pages as
 * `virtual:pictures`. Paths start at the root of the site; `output` lies in its public folder.
 * @throws PictureError at the start of a build, or of the dev server, where a master is unfit.
 */
export function picturesPlugin(folders: { masters: string; output: string }): Plugin {
  let config: ResolvedConfig;
  let paths: PicturePaths;

  function pictures(): Promise<MadePictures> {
    return oncePerProcess(paths.output, () => makeAndTell(paths, config));
  }

  return {
    name: 'site-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not at the start of the build: the dev server lists the public folder before that.
    async configResolved(resolved) {
      config = resolved;
      paths = pathsIn(resolved.root, folders);
      await pictures();
    },
    watchChange(file) {
      if (resolve(file).startsWith(paths.masters + sep)) forget(paths.output);
    },
    resolveId: {
      filter: { id: /^virtual:pictures$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:pictures$/ },
      async handler() {
        const { manifest } = await pictures();
        for (const file of Object.keys(manifest)) this.addWatchFile(resolve(paths.masters, file));
        return `export default ${JSON.stringify(manifest)}`;
      },
    },
  };
}

function pathsIn(root: string, { masters, output }: { masters: string; output: string }) {
  return {
    masters: resolve(root, masters),
    output: resolve(root, output),
    cache: resolve(root, cacheFile),
  };
}

async function makeAndTell(paths: PicturePaths, { logger }: ResolvedConfig) {
  const start = performance.now();
  const made = await makePictures(paths);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (made.encoded > 0) logger.info(`pictures: ${made.encoded} variants made in ${seconds} s`);
  return made;
}
