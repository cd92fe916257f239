import type { Plugin } from 'vite';
import { listSigns } from '../../domain/search/signs.ts';
import { readCollections } from '../content/read-collections.ts';
import { readPractice } from '../content/read-practice.ts';
import { contentFolder } from '../content-folder.ts';
import { virtualModule } from '../virtual-module.ts';
import { buildIndex } from './build-index.ts';

/** Builds the search index from the content, and provides it, with the signs of urgency, as `virtual:search-index`. */
export function searchPlugin(folder = contentFolder): Plugin {
  return {
    name: 'site-search',
    ...virtualModule('virtual:search-index', function readIndex(): string {
      const facts = readPractice(folder);
      const entries = readCollections(folder, facts);
      return JSON.stringify({ index: buildIndex(entries, facts), signs: listSigns(facts.signs) });
    }),
  };
}
