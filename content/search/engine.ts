import MiniSearch, { type SearchResult as IndexHit, type SearchOptions } from 'minisearch';
import type { BuiltIndex } from './build-index.ts';
import type { Kind, SearchDocument } from './document.ts';
import { bestPassage, excerptOf, findMatches, type TextPart } from './excerpt.ts';
import { type IndexedPage, indexOptions } from './index-options.ts';
import { termOf, tokenize } from './terms.ts';

export interface Suggestion {
  path: string;
  title: string;
  kind: Kind;
}

export interface SearchResult extends Suggestion {
  titleParts: TextPart[];
  /** The part of the page that fits best; none where only the page as a whole fits. */
  section?: { heading: string; path: string };
  excerpt: TextPart[];
}

/** The last word may be just begun. */
const whileTyping: SearchOptions = {
  prefix: (term, position, terms) => term.length > 3 || position === terms.length - 1,
};

export interface Engine {
  /** Pages that fit, best first, with the passage that fits. */
  search(query: string): SearchResult[];
  /** Pages that fit, best first, by name only. */
  suggest(query: string): Suggestion[];
}

const mostResults = 10;
const mostSuggestions = 6;
/** Later words of a query say little more, and each costs time. */
const mostTerms = 12;
/** Beside a much better result, a weak one is noise. */
const weakest = 0.2;

/** Reads an index that was made at build. Queries are expected to be normalized. */
export function createEngine({ index, documents }: BuiltIndex): Engine {
  const pages = MiniSearch.loadJS<IndexedPage>(index, indexOptions);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  function find(query: string, most: number, options?: SearchOptions) {
    const hits = pages.search(distinctTerms(query).join(' '), options);
    const best = hits[0]?.score ?? 0;
    return hits
      .filter(({ score }) => score >= best * weakest)
      .slice(0, most)
      .flatMap((hit) => {
        const document = byPath.get(hit.id);
        return document ? [{ hit, document }] : [];
      });
  }

  return {
    search: (query) =>
      find(query, mostResults).map(({ hit, document }) => describe(document, termsToMark(hit))),
    suggest: (query) =>
      find(query, mostSuggestions, whileTyping).map(({ document: { path, title, kind } }) => ({
        path,
        title,
        kind,
      })),
  };
}

function distinctTerms(query: string): string[] {
  const terms = tokenize(query).flatMap((token) => termOf(token) ?? []);
  return [...new Set(terms)].slice(0, mostTerms);
}

/** The terms of a page that the query meant: a misspelling only where nothing was spelled so. */
function termsToMark({ terms, queryTerms }: IndexHit): ReadonlySet<string> {
  const begins = (term: string) => queryTerms.some((queried) => term.startsWith(queried));
  const guessed = queryTerms.filter((queried) => !terms.some((term) => term.startsWith(queried)));
  const initials = new Set(guessed.map(([initial]) => initial));
  return new Set(terms.filter((term) => begins(term) || initials.has(term[0])));
}

function describe(document: SearchDocument, terms: ReadonlySet<string>): SearchResult {
  const { path, title, kind, summary, passages } = document;
  const inTitle = excerptOf(title, findMatches(title, terms));
  const shared = { path, title, kind, titleParts: inTitle };
  const best = bestPassage(passages, terms);
  if (!best) return { ...shared, excerpt: excerptOf(summary, findMatches(summary, terms)) };
  const { heading, anchor, text } = best.passage;
  const section = anchor ? { section: { heading, path: `${path}#${anchor}` } } : {};
  return { ...shared, ...section, excerpt: excerptOf(text, best.matches) };
}
