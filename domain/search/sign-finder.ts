import type { Signs } from '#content-model/schema/signs.ts';
import { signsIn } from '../signs/sign-lists.ts';
import type { Terms } from './terms.ts';

/** A sign of fewer words of a query may be about anything. */
const leastTerms = 2;

/** Scores of how well the words of signs fit a query, by the ids of signs. */
export type Scores = ReadonlyMap<string, number>;

/** Returns a function that compares a query with the words of signs: to choose a list, never for a sign alone. */
export function createSignFinder({ groups }: Pick<Signs, 'groups'>, { distinctTerms }: Terms) {
  const signs = signsIn(groups);
  const terms = signs.flatMap(({ id, adults, keywords = '' }) =>
    distinctTerms(`${adults} ${keywords}`).map((term) => ({ id, term })),
  );
  const holders = Map.groupBy(terms, ({ term }) => term);
  // All signs are about eyes.
  for (const term of distinctTerms('eye')) holders.delete(term);

  return function scoresOf(query: string): Scores {
    const hits = distinctTerms(query).flatMap((term) => {
      const own = holders.get(term) ?? [];
      return own.map(({ id }) => ({ id, weight: Math.log(1 + signs.length / own.length) }));
    });
    const found = [...Map.groupBy(hits, ({ id }) => id)];
    return new Map(
      found
        .filter(([, own]) => own.length >= leastTerms)
        .map(([id, own]) => [id, own.reduce((sum, { weight }) => sum + weight, 0)]),
    );
  };
}
