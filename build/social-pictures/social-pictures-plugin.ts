import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { practice } from '../../content/practice.ts';
import { readCollections } from '../content/collections.ts';
import { oncePerProcess } from '../pictures/once-per-process.ts';
import { describePages } from './describe-pages.ts';
import { makeSocialPictures } from './make-social-pictures.ts';

const output = 'public/social';

/**
 * Draws the pictures for link previews, once per process, and names them to pages as
 * `virtual:social-pictures`.
 * @param mark the practice's mark, as SVG
 */
export function socialPicturesPlugin({ mark }: { mark: string }): Plugin {
  let config: ResolvedConfig;
  const pictures = () => oncePerProcess(output, () => makeAndTell(config, mark));

  return {
    name: 'site-social-pictures',
    apply: (_config, { isPreview }) => !isPreview,
    // Not at the start of the build: the dev server lists the public folder before that.
    async configResolved(resolved) {
      config = resolved;
      await pictures();
    },
    resolveId: {
      filter: { id: /^virtual:social-pictures$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:social-pictures$/ },
      handler: async () => `export default ${JSON.stringify((await pictures()).manifest)}`,
    },
  };
}

async function makeAndTell({ root, logger }: ResolvedConfig, mark: string) {
  const start = performance.now();
  const pages = describePages(readCollections(resolve(root, 'content')));
  const made = await makeSocialPictures(pages, practice.name, {
    masters: resolve(root, 'content/images'),
    mark,
    output: resolve(root, output),
    address: '/social',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (made.drawn > 0) logger.info(`social pictures: ${made.drawn} drawn in ${seconds} s`);
  return made;
}
