import { createReadStream, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin } from 'vite';
import { contentFolder } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';

/** The files of the content that are served unchanged, at URLs of the same name. */
const served = '{media,files}/*.*';

/**
 * Adds the practice's videos (`content/media`) and documents (`content/files`) to the static files, and provides
 * the sizes of the videos in bytes as `virtual:media-sizes`, because Cloudflare's static assets don't report them.
 */
export function contentFilesPlugin(folder = contentFolder): Plugin {
  return {
    name: 'site-content-files',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const fileName of globSync(served, { cwd: folder })) {
        const source = readFileSync(join(folder, fileName));
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(function serveContentFile(request, response, next) {
        const fileName = request.url?.replace(/^\/|[?#].*$/g, '') ?? '';
        if (!globSync(served, { cwd: folder }).includes(fileName)) return next();
        response.setHeader('Content-Type', getMimeType(fileName) ?? '');
        return createReadStream(join(folder, fileName)).pipe(response);
      });
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
