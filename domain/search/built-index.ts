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
