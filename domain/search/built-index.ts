export interface Passage {
  heading: string;
  /** The id that leads to it on the page; none for what opens the page. */
  anchor?: string;
  text: string;
}

/** What the index tells of a page that it finds. */
export interface SearchDocument {
  path: string;
  title: string;
  kind: string;
  summary: string;
  /** What people call what the page is about, where that is more than its title. */
  names?: readonly string[];
  passages: Passage[];
}
