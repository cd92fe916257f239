import MiniSearch, { type SearchOptions } from 'minisearch';
import { levels } from '../words/urgency.ts';
import { longestPrecise } from './index-options.ts';
import type { Sign } from './search.ts';
import { ordinaryTerms } from './stop-words.ts';
import { indexTermsOf, termOf, tokenize } from './terms.ts';

/** More would leave a phone's first view no room for what was found. */
const mostLevels = 2;
/**
 * Finds what a query may be a sign of. All its words must stand in the first sentence of the sign, since
 * later ones say what to do, and one of them must name a trouble: "lens" alone is no sign.
 */
export function createSignFinder(signs: readonly Sign[], fuzzy: SearchOptions['fuzzy'] = false) {
  const index = new MiniSearch<Sign & { id: number; sentence: string }>({
    fields: ['sentence'],
    storeFields: ['level', 'text'],
    tokenize,
    processTerm: indexTermsOf,
    searchOptions: {
      processTerm: termOf,
      combineWith: 'AND',
      prefix: (term) => term.length > longestPrecise,
      fuzzy,
    },
  });
  index.addAll(signs.map((sign, id) => ({ ...sign, id, sentence: ownWords(sign.text) })));

  /** Of each level the sign that fits best, the most urgent first. */
  return function findSigns(terms: readonly string[]): Sign[] {
    if (terms.every((term) => ordinaryTerms.has(term))) return [];
    const hits = index.search(terms.join(' ')) as unknown as Sign[];
    return levels
      .flatMap((level) => hits.find((hit) => hit.level === level) ?? [])
      .slice(0, mostLevels)
      .map(({ level, text }) => ({ level, text }));
  };
}

/** The words by which a sign is known: those of its first sentence, but what it says is absent. */
function ownWords(text: string): string {
  const [sentence = text] = text.match(/^.*?[.?!](?=\s|$)/s) ?? [];
  return sentence.replace(/\bno [^,.;]+/g, '');
}
