import MiniSearch, {
  type AsPlainObject,
  type SearchResult as IndexHit,
  type SearchOptions,
} from 'minisearch';
import type { Signs } from '../schema/signs.ts';
import type { Vocabulary } from '../schema/vocabulary.ts';
import { bestPassage, excerptOf, type Finder, findTerms } from './excerpt.ts';
import { rank, weigh } from './rank.ts';
import type { SearchDocument, SearchResult, Suggestion } from './search.ts';
import { createSignFinder, listSigns } from './signs.ts';
import { createTerms, type IndexedPage, indexOptions, longestPrecise } from './terms.ts';

/** The last word may be incomplete. */
const whileTyping: SearchOptions = {
  prefix: (term, position, terms) => term.length > longestPrecise || position === terms.length - 1,
};

export type Engine = ReturnType<typeof createEngine>;

/** The fields that say what a page is about. */
const nameFields = ['title', 'keywords', 'summary'];

const mostResults = 20;
const mostSuggestions = 6;

/** Loads an index from the build, and the signs. Queries must be normalized. */
export function createEngine(index: AsPlainObject, vocabulary: Vocabulary, signs: Signs) {
  const terms = createTerms(vocabulary);
  const { termsOfQuery } = terms;
  const pages = MiniSearch.loadJS<IndexedPage>(index, indexOptions(terms));
  const meanings = [...terms.meanings.values()].flat();
  const knownTerms = new Set([...index.index.map(([term]) => term), ...meanings]);

  /** A word that is known isn't treated as a misspelling. */
  const fuzzy = (term: string) => term.length > longestPrecise && !knownTerms.has(term) && 0.2;

  function find(query: string, options?: SearchOptions) {
    const asked = termsOfQuery(query);
    const hits = pages.search(asked.join(' '), { fuzzy, ...options });
    return rank(hits, asked, query, terms) as (IndexHit & SearchDocument)[];
  }

  return {
    /** Returns the matching pages, best first, each with its best passage. */
    search(query: string): SearchResult[] {
      const found = find(query).slice(0, mostResults);
      const findWords = findTerms(new Set(found.flatMap((hit) => hit.terms)), terms);
      return found.map((hit) => describe(hit, findWords));
    },
    findSign: createSignFinder(listSigns(signs), terms, (term) => knownTerms.has(term)),
    /** Returns at most six pages for an incomplete query. */
    suggest(query: string): Suggestion[] {
      return find(query, whileTyping).slice(0, mostSuggestions).map(suggestion);
    },
    /**
     * Returns the pages of a folder that an incomplete query leaves: those whose names have half of what they
     * match, by weight, or if there are none, all that match. Words that say nothing leave all pages.
     */
    list(query: string, folder: string): Suggestion[] {
      const filter = (hit: object) => (hit as SearchDocument).path.startsWith(`/${folder}/`);
      const asked = termsOfQuery(query);
      if (asked.length === 0)
        return pages
          .search(MiniSearch.wildcard, { filter })
          .map((hit) => suggestion(hit as IndexHit & SearchDocument));
      const found = find(query, { ...whileTyping, filter });
      const weightOf = weigh(found, asked);
      const named = find(query, { ...whileTyping, filter, fields: nameFields });
      const inName = new Map(named.map(({ path, queryTerms }) => [path, weightOf(queryTerms)]));
      const best = found.filter(
        ({ path, queryTerms }) => (inName.get(path) ?? 0) >= weightOf(queryTerms) / 2,
      );
      return (best.length > 0 ? best : found).map(suggestion);
    },
  };
}

function suggestion({ path, title, kind }: SearchDocument): Suggestion {
  return { path, title, kind };
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
