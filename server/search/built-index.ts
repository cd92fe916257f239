import type { AsPlainObject } from 'minisearch';

export interface Passage {
  heading: string;
  /** The id that leads to it on the page; none for what opens the page. */
  anchor?: string;
  text: string;
}

export interface SearchDocument {
  path: string;
  title: string;
  kind: string;
  summary: string;
  passages: Passage[];
}

export interface BuiltIndex {
  /** The index as MiniSearch writes itself. */
  index: AsPlainObject;
  documents: SearchDocument[];
}
