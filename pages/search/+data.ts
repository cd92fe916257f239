import type { PageContextServer } from 'vike/types';
import { pageCopy, practice } from '#domain/content.ts';
import { plainPages } from '#domain/core/addresses.ts';
import { searchWords } from '#domain/core/labels.ts';
import { pageTitle } from '#domain/site/page-meta.ts';

/** Searches for the query. Of several `q` parameters the last one counts. */
export async function data({ urlParsed, env }: PageContextServer) {
  const answer = await env?.search(urlParsed.search['q']);
  if (!answer) throw new Error('The search needs a server.');
  const { query, results } = answer;
  return {
    ...answer,
    title: query
      ? pageTitle(searchWords.found(results.length, query), practice.shortName)
      : pageTitle(plainPages.search.title),
    description: pageCopy('search').metaDescription,
  };
}
