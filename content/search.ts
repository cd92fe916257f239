/** Longest query that is searched for, in characters; the search field allows no more. */
export const longestQuery = 100;

/** What a page of each collection is called in search results. */
export const kinds = {
  services: 'Service',
  posts: 'Article',
  guides: 'Guide',
  legal: 'Page',
  pages: 'Page',
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds];

/** A page's name, as the search field suggests it. */
export interface Suggestion {
  path: string;
  title: string;
  kind: Kind;
}

/** A piece of a text; a marked one is a word that was searched for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

export interface SearchResult extends Suggestion {
  titleParts: TextPart[];
  /** The part of the page that fits best; none where only the page as a whole fits. */
  section?: { heading: string; path: string };
  excerpt: TextPart[];
}

export interface SearchAnswer {
  /** The query as it was understood; empty where there was none. */
  query: string;
  results: SearchResult[];
}
