import type { PageContext } from 'vike/types';
import { plainPages, practice, type SearchAnswer } from '#content/index.ts';
import { searchWords } from '#content/words/search.ts';
import { titleWords } from '#content/words/titles.ts';

export default ({ data: { query, results } }: PageContext<SearchAnswer>) =>
  query
    ? titleWords.page(searchWords.found(results.length, query), practice.shortName)
    : titleWords.page(plainPages.search.title, practice.name);
