import type { SearchResult as IndexHit } from 'minisearch';
import type { SearchDocument } from './built-index.ts';
import { distinctTerms } from './terms.ts';

/**
 * The hits that answer a query of these terms, best first. Pages whose name is the query come first, then those
 * with all its terms in the title, then all others. A page is left out if the weight of its matching terms is less
 * than half of the best page's. For a query of one word, every match is kept.
 */
export function rank(hits: readonly IndexHit[], terms: readonly string[]): IndexHit[] {
  const weights = weigh(hits, terms);
  const isTitled = ({ match }: IndexHit) =>
    terms.every((term) => Object.hasOwn(match, term) && match[term]?.includes('title'));
  const ranked = hits.map((hit) => {
    const held = hit.queryTerms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
    return { hit, held, score: hit.score * held, place: placeOf(hit, isTitled(hit), terms) };
  });
  const most = Math.max(...ranked.map(({ held }) => held));
  return ranked
    .filter(({ held }) => held >= most / 2)
    .sort((one, other) => other.place - one.place || other.score - one.score)
    .map(({ hit }) => hit);
}

/**
 * Ranks a page: 3 if its first name is the query, 2 if another name is, 1 if its title contains all terms, and 0
 * otherwise.
 */
function placeOf(hit: object, isTitled: boolean, terms: readonly string[]): number {
  const { names = [] } = hit as Partial<SearchDocument>;
  const wanted = terms.toSorted().join(' ');
  const index = names.findIndex((name) => distinctTerms(name).sort().join(' ') === wanted);
  if (index < 0) return Number(isTitled);
  return index === 0 ? 3 : 2;
}

/** Returns the weight of each term. Terms that fewer pages contain weigh more. */
function weigh(hits: readonly IndexHit[], terms: readonly string[]): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const holders = hits.filter(({ queryTerms }) => queryTerms.includes(term));
      return [term, Math.log(1 + hits.length / holders.length)];
    }),
  );
}
