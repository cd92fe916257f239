import type { SearchResult as IndexHit } from 'minisearch';
import type { SearchDocument } from './built-index.ts';
import { distinctTerms } from './terms.ts';

/**
 * The hits that answer a query of these terms, best first. Pages that are called so come first, then those
 * whose title holds the whole query, and then those that only speak of it. Pages that hold less than half as much of it as another one are
 * left out: a query of one word finds every page that holds the word.
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

/** Ranks a page whose title is the query first, then one with it among its other names, then one with it in its title. */
function placeOf(hit: object, isTitled: boolean, terms: readonly string[]): number {
  const { names = [] } = hit as Partial<SearchDocument>;
  const wanted = terms.toSorted().join(' ');
  const index = names.findIndex((name) => distinctTerms(name).sort().join(' ') === wanted);
  if (index < 0) return Number(isTitled);
  return index === 0 ? 3 : 2;
}

/** What each term says about a page: the more, the fewer pages hold it. */
function weigh(hits: readonly IndexHit[], terms: readonly string[]): Map<string, number> {
  return new Map(
    terms.map((term) => {
      const holders = hits.filter(({ queryTerms }) => queryTerms.includes(term));
      return [term, Math.log(1 + hits.length / holders.length)];
    }),
  );
}
