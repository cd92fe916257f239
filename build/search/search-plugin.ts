import type { Plugin } from 'vite';
import { readCollections } from '../content/collections.ts';
import { buildIndex } from './build-index.ts';

/** Builds the search index from the content and hands it to the server as `virtual:search-index`. */
export function searchPlugin(contentFolder = 'content'): Plugin {
  return {
    name: 'site-search',
    resolveId: {
      filter: { id: /^virtual:search-index$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:search-index$/ },
      handler() {
        const entries = readCollections(contentFolder);
        for (const { entry } of entries) this.addWatchFile(entry.file);
        return `export default ${JSON.stringify(JSON.stringify(buildIndex(entries)))}`;
      },
    },
  };
}
