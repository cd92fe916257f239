import { cpSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { buildFolderOf, contentFolder, publicFolderOf } from '../content-folder.ts';

/** Files of `public` that a build makes of its content. */
const made = ['public/uploads', 'public/social'];

/** Where Wrangler looks for the build that it serves and deploys. */
const deployment = '.wrangler/deploy/config.json';

/** Builds content other than the practice's own into a folder of its own, and leaves the practice's build alone. */
export function otherContentPlugin(folder = contentFolder): Plugin | false {
  if (folder === 'content') return false;
  const publicDir = publicFolderOf(folder);
  return {
    name: 'site-other-content',
    config() {
      cpSync('public', publicDir, { recursive: true, filter: (path) => !made.includes(path) });
      return { publicDir, build: { outDir: buildFolderOf(folder) } };
    },
    writeBundle: {
      order: 'post',
      handler() {
        const configPath = `../../${buildFolderOf('content')}/server/wrangler.json`;
        writeFileSync(deployment, JSON.stringify({ configPath, auxiliaryWorkers: [] }));
      },
    },
  };
}
