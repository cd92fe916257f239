import type { SearchResult as IndexHit } from 'minisearch';
import type { SearchDocument } from './search.ts';
import type { Terms } from './terms.ts';

/**
 * The hits that answer a query of these terms, best first. Pages whose name is the query come first, then those
 * with all its terms in the title, then all others. A page is left out if the weight of its matching terms is less
 * than half of the best page's. For a query of one word, every match is kept.
 */
export function rank(
  hits: readonly IndexHit[],
  terms: readonly string[],
  query: string,
  { distinctTerms }: Terms,
): IndexHit[] {
  const weightOf = weigh(hits, terms);
  const isTitled = ({ match }: IndexHit) =>
    terms.every((term) => Object.hasOwn(match, term) && match[term]?.includes('title'));
  const ranked = hits.map((hit) => {
    const held = weightOf(hit.queryTerms);
    return {
      hit,
      held,
      score: hit.score * held,
      place: placeOf(hit, isTitled(hit), terms, query, distinctTerms),
    };
  });
  const most = Math.max(...ranked.map(({ held }) => held));
  return ranked
    .filter(({ held }) => held >= most / 2)
    .sort((one, other) => other.place - one.place || other.score - one.score)
    .map(({ hit }) => hit);
}

/**
 * Ranks a page: 3 if its first name means the query, 2 if another name does, and 2 more if a name is the query.
 * Otherwise, 1 if its title contains all terms.
 */
function placeOf(
  hit: object,
  isTitled: boolean,
  terms: readonly string[],
  query: string,
  distinctTerms: Terms['distinctTerms'],
): number {
  const { names = [] } = hit as Partial<SearchDocument>;
  const wanted = terms.toSorted().join(' ');
  const index = names.findIndex((name) => distinctTerms(name).sort().join(' ') === wanted);
  if (index < 0) return Number(isTitled);
  const isExact = names.some((name) => name.toLowerCase() === query.toLowerCase());
  return (index === 0 ? 3 : 2) + (isExact ? 2 : 0);
}

/** Returns a function that weighs some of the terms. Terms that fewer hits contain weigh more. */
export function weigh(hits: readonly IndexHit[], terms: readonly string[], all = hits.length) {
  const weights = terms.map((term) => {
    const holders = hits.filter(({ queryTerms }) => queryTerms.includes(term));
    return { term, weight: Math.log(1 + all / holders.length) };
  });
  return (some: readonly string[]): number =>
    weights.filter(({ term }) => some.includes(term)).reduce((sum, { weight }) => sum + weight, 0);
}
