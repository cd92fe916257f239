import type { Plugin, ResolvedConfig } from 'vite';
import { readCollections } from '../markdown/collections.ts';
import { storeFile } from '../markdown/store-file.ts';
import { storedPaths } from '../markdown/stored-entries.ts';
import { storedFolder } from '../stored.ts';
import { buildIndex } from './build-index.ts';

const storedPath = `/${storedFolder}/search-index.json`;

/**
 * Builds the search index from the content and hands it to the server as `virtual:search-index`: as
 * a part of the worker, or as a static file where texts are stored so, too.
 */
export function searchPlugin(contentFolder = 'content'): Plugin {
  let config: ResolvedConfig;
  let stored: string | undefined;

  return {
    name: 'site-search',
    configResolved(resolved) {
      config = resolved;
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
        stored = beyond.size > 0 && config.command === 'build' ? json : undefined;
        return `export default ${JSON.stringify(stored ? { path: storedPath } : { json })}`;
      },
    },
    async writeBundle() {
      if (stored) await storeFile(config, storedPath, stored);
    },
  };
}
