import MiniSearch, {
  type AsPlainObject,
  type SearchResult as IndexHit,
  type SearchOptions,
} from 'minisearch';
import type { SearchDocument } from './built-index.ts';
import { bestPassage, excerptOf, type Finder, findTerms } from './excerpt.ts';
import { type IndexedPage, indexOptions, longestPrecise } from './index-options.ts';
import { rank } from './rank.ts';
import type { KnownSign, SearchResult, Sign, Suggestion } from './search.ts';
import { createSignFinder } from './signs.ts';
import { distinctTerms } from './terms.ts';

/** The last word may be incomplete. */
const whileTyping: SearchOptions = {
  prefix: (term, position, terms) => term.length > longestPrecise || position === terms.length - 1,
};

export type Engine = ReturnType<typeof createEngine>;

const mostResults = 20;
const mostSuggestions = 6;
/** Later words of a query add little, and each takes time. */
const mostTerms = 12;

/** Loads an index from the build, and the signs. Queries must be normalized. */
export function createEngine(index: AsPlainObject, signs: readonly KnownSign[] = []) {
  const pages = MiniSearch.loadJS<IndexedPage>(index, indexOptions);
  const knownTerms = new Set(index.index.map(([term]) => term));

  /** A word that is in the index isn't treated as a misspelling. */
  const fuzzy = (term: string) => term.length > longestPrecise && !knownTerms.has(term) && 0.2;

  const findSigns = createSignFinder(signs, fuzzy);

  function find(query: string, most: number, options?: SearchOptions) {
    const terms = distinctTerms(query).slice(0, mostTerms);
    const hits = pages.search(terms.join(' '), { fuzzy, ...options });
    return rank(hits, terms).slice(0, most) as (IndexHit & SearchDocument)[];
  }

  return {
    /** Returns the matching pages, best first, each with its best passage. */
    search(query: string): SearchResult[] {
      const found = find(query, mostResults);
      const terms = new Set(found.flatMap((hit) => hit.terms));
      const findWords = findTerms(terms);
      return found.map((hit) => describe(hit, findWords));
    },
    /** Returns the signs that the query may describe, the most urgent first. */
    findSigns: (query: string): Sign[] => findSigns(distinctTerms(query).slice(0, mostTerms)),
    suggest(query: string): Suggestion[] {
      const found = find(query, mostSuggestions, whileTyping);
      return found.map(({ path, title, kind }) => ({ path, title, kind }));
    },
  };
}

function describe(document: SearchDocument, find: Finder): SearchResult {
  const { path, title, kind, summary, passages } = document;
  const shared = { path, title, kind, titleParts: excerptOf(title, find(title)) };
  const best = bestPassage(passages, find);
  if (!best) return { ...shared, excerpt: excerptOf(summary, find(summary)) };
  const { heading, anchor, text } = best.passage;
  const section = anchor ? { section: { heading, path: `${path}#${anchor}` } } : {};
  return { ...shared, ...section, excerpt: excerptOf(text, best.matches) };
}
