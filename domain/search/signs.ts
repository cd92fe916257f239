import MiniSearch, { type SearchResult as IndexHit } from 'minisearch';
import type { SignRecord, Signs } from '#content-model/schema/signs.ts';
import { signsIn } from '../signs/sign-lists.ts';
import { asTerms, type Terms } from './terms.ts';

interface IndexedSign {
  sign: SignRecord;
  /** The conditions that its text names, each as terms of which one is enough. */
  conditions: string[][];
}

/** The part of a query's words that a sign must have. Words that no sign has don't count. */
const leastShare = 0.3;
/** What a sign scores less for each condition that the query doesn't name. */
const unnamed = 0.5;
/** Shorter words have too many neighbors to be treated as misspelled. */
const longestExact = 5;

const inEye = /\b(?:in|into|inside|on|to|at)\b(?: \S+){0,3} (?:eye|lid|face)/i;

/**
 * Returns a function that finds the sign that a query describes. The words that a sign shares with the query count,
 * and no other word of the query vetoes it. One of them must name a symptom: "lens" alone isn't a sign.
 * @param isWord whether a term that no sign has is a word, and not misspelled
 */
export function createSignFinder(
  { groups }: Pick<Signs, 'groups'>,
  { vocabulary, tokenize, distinctTerms, indexTermsOf, termsOfQuery }: Terms,
  isWord = (_term: string) => true,
) {
  // All signs are about eyes.
  const [eye = ''] = distinctTerms('eye');
  const ordinary = new Set(distinctTerms(vocabulary.ordinary));
  const things = new Set(distinctTerms(vocabulary.things));
  const allConditions = vocabulary.conditions.map(distinctTerms);
  const signs = signsIn(groups).map((sign) => ({
    id: sign.id,
    sign,
    words: [sign.adults, sign.children, sign.keywords].filter(Boolean).join(' '),
    conditions: conditionsOf(sign.adults),
  }));
  const known = new Set(signs.flatMap(({ words }) => tokenize(words).flatMap(termsOfSign)));
  const index = new MiniSearch<(typeof signs)[number]>({
    fields: ['words'],
    storeFields: ['sign', 'conditions'],
    extractField: (sign, field) =>
      field === 'words' ? withoutAbsent(sign.words) : sign[field as 'id'],
    tokenize,
    processTerm: termsOfSign,
    searchOptions: {
      ...asTerms,
      // Keywords make a sign longer, and not less likely.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      maxFuzzy: 2,
      fuzzy: (term) => term.length > longestExact && !known.has(term) && !isWord(term) && 0.2,
    },
  });
  index.addAll(signs);

  /** Returns the terms under which a sign's word is indexed. They include its full form, for misspellings. */
  function termsOfSign(token: string): string[] {
    const terms = indexTermsOf(token);
    return terms.length === 0 || terms.includes(eye) ? [] : [...terms, token];
  }

  /** Returns the conditions that a sign's text names in its first words. What follows are alternatives, or details. */
  function conditionsOf(text: string): string[][] {
    const [first = ''] = withoutAbsent(text).split(/, | or |even if /);
    const terms = distinctTerms(first);
    return allConditions.filter((names) => names.some((name) => terms.includes(name)));
  }

  return function findSign(query: string): SignRecord | undefined {
    const hits = index.search(termsOfQuery(query).join(' ')) as (IndexHit & IndexedSign)[];
    const least = leastShare * new Set(hits.flatMap(({ queryTerms }) => queryTerms)).size;
    const isInEye = inEye.test(query);
    const isSymptom = (term: string) =>
      /\D/.test(term) && !ordinary.has(term) && (isInEye || !things.has(term));
    const [best] = hits
      .filter(({ terms, queryTerms }) => queryTerms.length >= least && terms.some(isSymptom))
      .sort((one, other) => likelihood(other) - likelihood(one));
    return best?.sign;
  };
}

/** Returns a sign's score, or less for each condition that isn't among the words found. */
function likelihood({ score, conditions, terms }: IndexHit & IndexedSign): number {
  const missing = conditions.filter((names) => !names.some((name) => terms.includes(name)));
  return score * unnamed ** missing.length;
}

/** Removes what a sign says is absent: "with no pain, blur, or contacts". */
function withoutAbsent(words: string): string {
  return words.replace(/\b(?:no|without|isn’t) [^.;]+/g, '');
}
