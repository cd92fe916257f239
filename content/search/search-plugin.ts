import type { Plugin } from 'vite';
import { readCollections } from '../markdown/collections.ts';
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
        const { index, documents } = buildIndex(entries);
        // As text: it is parsed with the first query, not whenever the module is loaded.
        return [
          `export const index = ${JSON.stringify(index)};`,
          `export const documents = ${JSON.stringify(documents)};`,
        ].join('\n');
      },
    },
  };
}
