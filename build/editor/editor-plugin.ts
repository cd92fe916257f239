import type { Plugin } from 'vite';
import { editorPath } from '../../server/editor-headers.ts';
import { buildEditor } from './build-editor.ts';
import { editorRepository } from './editor-repository.ts';
import { serveEditor } from './serve-editor.ts';

/**
 * Adds the editor to a build if `EDITOR_REPOSITORY` is set, and serves it from the development server of
 * `npm run edit`.
 * @throws TypeError if `EDITOR_REPOSITORY` isn't of the form `owner/name`
 */
export function editorPlugin(): Plugin {
  const repository = editorRepository();
  const { EDITOR_FOLDER: folder } = process.env;
  return {
    name: 'site-editor',
    config: () => (folder ? { server: { open: editorPath } } : {}),
    configureServer(server) {
      if (folder) server.middlewares.use(serveEditor(folder));
    },
    async writeBundle({ dir = 'dist/client' }) {
      if (repository && this.environment.name === 'client') await buildEditor(dir, repository);
    },
  };
}
