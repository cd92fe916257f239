import MiniSearch, { type SearchResult as IndexHit } from 'minisearch';
import type { Signs } from '../schema/signs.ts';
import { rowOf, signsIn } from '../signs/sign-lists.ts';
import { weigh } from './rank.ts';
import type { KnownSign, Sign } from './search.ts';
import { asTerms, type Terms } from './terms.ts';

/** What the index stores of a sign. */
interface IndexedSign {
  sign: Sign;
  words: string;
  /** The conditions that its text names, each as terms of which one is enough. */
  conditions: string[][];
}

/** The part of a query, by weight, that a sign must have. Words that no sign has don't count. */
const leastShare = 0.35;
/** What a sign weighs less for each condition that the query doesn't name. */
const unnamed = 0.5;
/** Shorter words have too many neighbors to be treated as misspelled. */
const longestExact = 5;

const inEye = /\b(?:in|into|inside|on|to|at)\b(?: \S+){0,3} (?:eye|lid|face)/i;

/**
 * Finds the sign that a query describes. The words that a sign shares with the query count, rare ones more, and no
 * other word of the query vetoes it. One of them must name a symptom: "lens" alone isn't a sign.
 * @param isWord whether a term that no sign has is a word, and not misspelled
 */
export function createSignFinder(
  signs: readonly KnownSign[],
  { vocabulary, tokenize, distinctTerms, indexTermsOf, termsOfQuery }: Terms,
  isWord = (_term: string) => true,
) {
  // All signs are about eyes.
  const [eye = ''] = distinctTerms('eye');
  const ordinary = new Set(distinctTerms(vocabulary.ordinary));
  const things = new Set(distinctTerms(vocabulary.things));
  const allConditions = vocabulary.conditions.map(distinctTerms);
  const known = new Set(signs.flatMap(({ words }) => tokenize(words).flatMap(termsOfSign)));
  const isMisspelled = (term: string) =>
    term.length > longestExact && !known.has(term) && !isWord(term);
  const index = new MiniSearch<IndexedSign & { id: string }>({
    fields: ['words'],
    storeFields: ['sign', 'conditions'],
    tokenize,
    processTerm: termsOfSign,
    searchOptions: {
      ...asTerms,
      fuzzy: (term) => isMisspelled(term) && (term.length > 7 ? 2 : 1),
    },
  });
  index.addAll(
    signs.map(({ words, ...sign }) => ({
      id: sign.id,
      sign,
      words: withoutAbsent(words),
      conditions: conditionsOf(sign),
    })),
  );

  /** Returns the terms under which a sign's word is indexed. They include its full form, for misspellings. */
  function termsOfSign(token: string): string[] {
    const terms = indexTermsOf(token);
    return terms.length === 0 || terms.includes(eye) ? [] : [...terms, token];
  }

  /** Returns the conditions that a sign's text names in its first words. What follows are alternatives, or details. */
  function conditionsOf({ text }: Sign): string[][] {
    const [first = ''] = withoutAbsent(text).split(/, | or |even if /);
    const terms = distinctTerms(first);
    return allConditions.filter((names) => names.some((name) => terms.includes(name)));
  }

  /** Returns the sign whose shared words weigh most. MiniSearch's order decides between equals. */
  return function findSign(query: string): Sign | undefined {
    const terms = termsOfQuery(query);
    const hits = index.search(terms.join(' ')) as (IndexHit & IndexedSign)[];
    const weightOf = weigh(hits, terms, signs.length);
    const least = leastShare * weightOf(hits.flatMap(({ queryTerms }) => queryTerms));
    const isInEye = inEye.test(query);
    const isSymptom = (term: string) =>
      /\D/.test(term) && !ordinary.has(term) && (isInEye || !things.has(term));
    const [best] = hits
      .map((hit) => ({ ...hit, weight: weightOf(hit.queryTerms) }))
      .filter(({ terms: shared, weight }) => shared.some(isSymptom) && weight >= least)
      .sort((one, other) => other.weight * likelihood(other) - one.weight * likelihood(one));
    return best?.sign;
  };
}

/** Returns 1, or less for each condition of a sign that isn't among the words found. */
function likelihood({ conditions, terms }: IndexHit & Pick<IndexedSign, 'conditions'>): number {
  return (
    unnamed ** conditions.filter((names) => !names.some((name) => terms.includes(name))).length
  );
}

/** Removes what a sign says is absent: "with no pain, blur, or contacts". */
function withoutAbsent(words: string): string {
  return words.replace(/\b(?:no|without|isn’t) [^.;]+/g, '');
}

/** Returns all signs of the table, each with the words that a query is matched against. */
export function listSigns({ groups, rows }: Signs): KnownSign[] {
  return signsIn(groups).map(({ id, level, closed, adults, children, action, keywords }) => ({
    id,
    row: rowOf([id], rows),
    level,
    ...(closed && { closed }),
    text: adults,
    ...(action && { action }),
    words: [adults, children, keywords].filter(Boolean).join(' '),
  }));
}
