import type { AsPlainObject } from 'minisearch';
import type { Kind } from '#content/search.ts';

/** A part of a page under one heading. */
export interface Passage {
  heading: string;
  /** The id that leads to it on the page; none for what opens the page. */
  anchor?: string;
  text: string;
}

/** What search results show of a page. */
export interface SearchDocument {
  path: string;
  title: string;
  kind: Kind;
  summary: string;
  passages: Passage[];
}

/** What the build hands to the server. */
export interface BuiltIndex {
  /** The index as MiniSearch writes itself. */
  index: AsPlainObject;
  documents: SearchDocument[];
}
