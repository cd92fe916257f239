import type { PageContext } from 'vike/types';
import { plainPages, practice, type SearchAnswer } from '#domain/index.ts';
import { titleWords } from '#domain/words/pages.ts';
import { searchWords } from '#domain/words/search.ts';

export default ({ data: { query, results } }: PageContext<SearchAnswer>) =>
  query
    ? titleWords.page(searchWords.found(results.length, query), practice.shortName)
    : titleWords.page(plainPages.search.title, practice.name);
