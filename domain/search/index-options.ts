import type { Options } from 'minisearch';
import type { SearchDocument } from './built-index.ts';
import { indexTermsOf, termOf, tokenize } from './terms.ts';

/** What is searched of a page, each in a field of its own weight, and what is told of it. */
export interface IndexedPage extends SearchDocument {
  keywords: string;
  headings: string;
  questions: string;
  body: string;
}

/** Words up to this length have too many neighbours to be guessed at. */
export const longestPrecise = 3;

/** The same when the index is built and when it is read. */
export const indexOptions: Options<IndexedPage> = {
  idField: 'path',
  fields: ['title', 'keywords', 'headings', 'summary', 'questions', 'body'],
  storeFields: ['path', 'title', 'kind', 'summary', 'names', 'passages'],
  tokenize,
  processTerm: indexTermsOf,
  searchOptions: {
    processTerm: termOf,
    boost: { title: 6, keywords: 4, headings: 3, summary: 2, questions: 1.5, body: 1 },
    prefix: (term) => term.length > longestPrecise,
    maxFuzzy: 2,
    weights: { prefix: 0.3, fuzzy: 0.3 },
  },
};
