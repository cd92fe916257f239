import type { AsPlainObject } from 'minisearch';
import type { KnownSign } from './search.ts';

/** The address of the search index, a file of the build. */
export const searchIndexPath = '/search-index.json';

export interface Passage {
  heading: string;
  /** The id of its element. The first passage of a page has none. */
  anchor?: string;
  text: string;
}

/** What the index stores of a page. */
export interface SearchDocument {
  path: string;
  title: string;
  kind: string;
  summary: string;
  /** Names of the page's subject, its main name first. */
  names?: readonly string[];
  passages: Passage[];
}

/** What the file of the search index has: the index of pages, and the signs. */
export interface SearchFile {
  index: AsPlainObject;
  signs: KnownSign[];
}
