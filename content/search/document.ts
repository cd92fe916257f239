export const kinds = {
  services: 'Service',
  posts: 'Article',
  guides: 'Guide',
  legal: 'Page',
  pages: 'Page',
} as const;

/** What a page is, as its search result says. */
export type Kind = (typeof kinds)[keyof typeof kinds];

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
