import { cpSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The folder with the practice's content. `CONTENT` names another one, such as `tests/fixture`. */
export const contentFolder = process.env['CONTENT'] || 'content';

/** Returns the folder of files that are served unchanged, to which the build adds the content's pictures. */
export function publicFolderOf(folder: string): string {
  return folder === 'content' ? 'public' : 'dist-fixture/public';
}

/** Files of `public` that a build makes of its content. */
const made = ['public/uploads', 'public/social'];

/** Builds content other than the practice's own into a folder of its own, and leaves the practice's build alone. */
export function otherContentPlugin(): Plugin | false {
  if (contentFolder === 'content') return false;
  const publicDir = publicFolderOf(contentFolder);
  return {
    name: 'site-other-content',
    config() {
      cpSync('public', publicDir, { recursive: true, filter: (path) => !made.includes(path) });
      return { publicDir, build: { outDir: 'dist-fixture' } };
    },
    writeBundle: {
      order: 'post',
      handler() {
        // Wrangler serves and deploys the build that this file names.
        const deployment = { configPath: '../../dist/server/wrangler.json', auxiliaryWorkers: [] };
        writeFileSync('.wrangler/deploy/config.json', JSON.stringify(deployment));
      },
    },
  };
}
