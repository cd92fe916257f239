import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readCollections } from '../markdown/collections.ts';
import { storedPaths } from '../markdown/stored-entries.ts';
import { storedFolder } from '../stored.ts';
import { buildIndex } from './build-index.ts';

const storedPath = `/${storedFolder}/search-index.json`;

/**
 * Builds the search index from the content and hands it to the server as `virtual:search-index`: as
 * a part of the worker, or as a static file where texts are stored so, too.
 */
export function searchPlugin(contentFolder = 'content'): Plugin {
  let isServed = false;
  let client = '';
  let stored: string | undefined;

  return {
    name: 'site-search',
    configResolved({ command, environments, root }) {
      isServed = command === 'serve';
      client = join(root, environments['client']?.build.outDir ?? 'dist/client');
    },
    resolveId: {
      filter: { id: /^virtual:search-index$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      handler() {
        const entries = readCollections(contentFolder);
        for (const { entry } of entries) this.addWatchFile(entry.file);
        const beyond = storedPaths(entries);
        const json = JSON.stringify(buildIndex(entries, beyond));
        stored = beyond.size > 0 && !isServed ? json : undefined;
        return `export default ${JSON.stringify(stored ? { path: storedPath } : { json })}`;
      },
    },
    async writeBundle() {
      if (!stored) return;
      await mkdir(dirname(join(client, storedPath)), { recursive: true });
      await writeFile(join(client, storedPath), stored);
    },
  };
}
