import type { PageContextServer } from 'vike/types';
import { pageCopy, practice } from '#domain/content.ts';
import { plainPages } from '#domain/site/breadcrumbs.ts';
import { titleWords } from '#domain/words/pages.ts';
import { searchWords } from '#domain/words/search.ts';

/** Searches for the query. Of several `q` parameters the last one counts. */
export async function data({ urlParsed, env }: PageContextServer) {
  const answer = await env?.search(urlParsed.search['q']);
  if (!answer) throw new Error('The search needs a server.');
  const { query, results } = answer;
  return {
    ...answer,
    title: query
      ? titleWords.page(searchWords.found(results.length, query), practice.shortName)
      : titleWords.page(plainPages.search.title, practice.name),
    description: pageCopy('search').metaDescription,
  };
}
