import type { Options, SearchOptions } from 'minisearch';
import type { SearchDocument } from './built-index.ts';
import { indexTermsOf, tokenize } from './terms.ts';

/** The fields that are searched, each with its own weight, and the fields that are stored. */
export interface IndexedPage extends SearchDocument {
  keywords: string;
  headings: string;
  questions: string;
  body: string;
}

/** Words of up to this length have too many neighbors for fuzzy matching. */
export const longestPrecise = 3;

/** For queries that are terms already. */
export const asTerms: SearchOptions = {
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
};

/** The options with which the index is built and loaded. */
export const indexOptions: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'keywords', 'headings', 'summary', 'questions', 'body'],
  storeFields: ['path', 'title', 'kind', 'summary', 'names', 'passages'],
  tokenize,
  processTerm: indexTermsOf,
  searchOptions: {
    ...asTerms,
    boost: { title: 6, keywords: 4, headings: 3, summary: 2, questions: 1.5, body: 1 },
    prefix: (term) => term.length > longestPrecise,
    maxFuzzy: 2,
    weights: { prefix: 0.3, fuzzy: 0.3 },
  },
};
