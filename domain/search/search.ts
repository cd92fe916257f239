import type { Level } from '../words/urgency.ts';

/** Longest query that is searched for, in characters; the search field allows no more. */
export const longestQuery = 100;

/** A page's name, as the search field suggests it. */
export interface Suggestion {
  path: string;
  title: string;
  /** What pages of its collection are called. */
  kind: string;
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

/** A sign that an eye needs help: its sentence continues the heading of its level. */
export interface Sign {
  level: Level;
  text: string;
}

/** A sign with the words by which a query finds it. */
export interface KnownSign extends Sign {
  words: string;
}

export interface SearchAnswer {
  /** The query as it was understood; empty where there was none. */
  query: string;
  /** What the query may be a sign of: of each level the sign that fits best, the most urgent first. */
  signs: Sign[];
  results: SearchResult[];
}
