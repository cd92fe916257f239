import MiniSearch, { type SearchOptions } from 'minisearch';
import { levels } from '../words/urgency.ts';
import { longestPrecise } from './index-options.ts';
import type { KnownSign, Sign } from './search.ts';
import { ordinaryTerms } from './stop-words.ts';
import { indexTermsOf, termOf, tokenize } from './terms.ts';

/** More would fill a phone's first screen. */
const mostLevels = 2;
/**
 * Finds the signs that a query may describe. A sign must have all words of the query, and one of these must
 * name a symptom: "lens" alone isn't a sign.
 */
export function createSignFinder(
  signs: readonly KnownSign[],
  fuzzy: SearchOptions['fuzzy'] = false,
) {
  const index = new MiniSearch<KnownSign & { id: number }>({
    fields: ['words'],
    storeFields: ['level', 'closed', 'text'],
    tokenize,
    processTerm: indexTermsOf,
    searchOptions: {
      processTerm: termOf,
      combineWith: 'AND',
      prefix: (term) => term.length > longestPrecise,
      fuzzy,
    },
  });
  index.addAll(signs.map((sign, id) => ({ ...sign, id, words: withoutAbsent(sign.words) })));

  /** Returns the best sign of each level, the most urgent first. */
  return function findSigns(terms: readonly string[]): Sign[] {
    if (terms.every((term) => ordinaryTerms.has(term))) return [];
    const hits = index.search(terms.join(' ')) as unknown as Sign[];
    return levels
      .flatMap((level) => hits.find((hit) => hit.level === level) ?? [])
      .slice(0, mostLevels)
      .map(({ level, closed, text }) => ({ level, ...(closed && { closed }), text }));
  };
}

/** Removes what a sign says is absent: "with no pain, blur, or contacts". */
function withoutAbsent(words: string): string {
  return words.replace(/\b(?:no|without) [^.;]+/g, '');
}
