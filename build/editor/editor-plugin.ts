import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { build, type Plugin } from 'vite';
import { editorRepository } from './read-settings.ts';

const configFile = join(import.meta.dirname, 'vite.config.ts');

/**
 * Adds the editor to a build if `EDITOR_REPOSITORY` is set. With `EDITOR_FOLDER`, the folder of a built editor, the
 * development server serves it.
 * @throws TypeError if `EDITOR_REPOSITORY` isn't of the form `owner/name`
 */
export function editorPlugin(): Plugin {
  const repository = editorRepository();
  const { EDITOR_FOLDER: folder = '' } = process.env;
  return {
    name: 'site-editor',
    config: () => (folder ? { server: { open: '/edit' } } : {}),
    configureServer({ middlewares, config: { server, logger } }) {
      if (!folder) return;
      const editor = new Hono()
        .get('/edit', serveStatic({ path: join(folder, 'edit.html') }))
        .get('/edit/*', serveStatic({ root: folder }));
      const answer = getRequestListener(editor.fetch, { overrideGlobalObjects: false });
      middlewares.use((request, response, next) =>
        /^\/edit\b/.test(request.url ?? '') ? answer(request, response) : next(),
      );
      logger.info(`The editor: http://${server.host}:${server.port}/edit (in Chrome or Edge)`);
    },
    async writeBundle({ dir: outDir = 'dist/client' }) {
      if (repository && this.environment.name === 'client')
        await build({ configFile, build: { outDir } });
    },
  };
}
