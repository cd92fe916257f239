import MiniSearch from 'minisearch';
import type { Signs } from '#content-model/schema/signs.ts';
import { signsIn } from '../signs/sign-lists.ts';
import { asTerms, type Terms } from './terms.ts';

/** A sign of fewer words of a query may be about anything. */
const leastTerms = 2;

/** How well the words of signs fit a query: between 0 and 1, by the ids of signs. */
export type Scores = ReadonlyMap<string, number>;

/** Returns a function that compares a query with the words of signs: to choose a list, never for a sign alone. */
export function createSignFinder(
  { groups }: Pick<Signs, 'groups'>,
  { tokenize, distinctTerms, indexTermsOf }: Terms,
) {
  // All signs are about eyes.
  const [eye = ''] = distinctTerms('eye');
  const index = new MiniSearch<{ id: string; words: string }>({
    fields: ['words'],
    tokenize,
    processTerm: (token) => indexTermsOf(token).filter((term) => term !== eye),
    // Keywords make a sign longer, and not less likely.
    searchOptions: { ...asTerms, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  });
  index.addAll(
    signsIn(groups).map(({ id, adults, keywords }) => ({
      id,
      words: `${adults} ${keywords ?? ''}`,
    })),
  );

  return function scoresOf(query: string): Scores {
    const hits = index.search(distinctTerms(query).join(' '));
    const telling = hits.filter(({ queryTerms }) => queryTerms.length >= leastTerms);
    const most = telling[0]?.score ?? 1;
    return new Map(telling.map(({ id, score }) => [id, score / most]));
  };
}
