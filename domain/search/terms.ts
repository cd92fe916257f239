import type { Options } from 'minisearch';
import { stemmer } from 'stemmer';
import type { Vocabulary } from '#content-model/schema/search.ts';
import type { SearchDocument } from './query.ts';
import { apart, leastPart, longestExact } from './spelling.ts';

/** The fields that are searched, each with its own weight, and the fields that are stored. */
export interface IndexedPage extends SearchDocument {
  keywords: string;
  headings: string;
  questions: string;
  body: string;
}

/** Words of up to this length have too many neighbors for fuzzy matching. */
export const longestPrecise = 3;
/** Later words of a query add little, and each takes time. */
const mostTerms = 12;

export type Terms = ReturnType<typeof createTerms>;

/** Returns functions that find the terms of a text: its words without endings, the same for all that mean the same. */
export function createTerms(vocabulary: Vocabulary) {
  const stopWords = new Set(vocabulary.ignored.split(' '));
  /** The terms of each word and each phrase that has a synonym. */
  const meanings = new Map(
    vocabulary.groups
      .flatMap(({ words }) => Object.entries(words))
      .flatMap(([word, others]) =>
        [word, ...others.split(', ')].map(
          (name) => [plainOf(name), word.split(' ').map(stemmer)] as const,
        ),
      ),
  );
  const token = tokenIn([...meanings.keys()].filter((name) => name.includes(' ')));

  function tokenize(text: string): string[] {
    return plainOf(text).match(token) ?? [];
  }

  /** Returns the terms under which a token is indexed: also the word itself, marked, for misspellings. */
  function indexTermsOf(token: string, field?: string): string[] {
    const plain = plainOf(token);
    if (saysNothing(plain)) return [];
    const whole = field === 'body' && plain.length <= longestExact ? [] : [`=${plain}`];
    const own = plain.includes(' ') ? [] : [stemmer(plain), ...whole];
    return [...new Set([...(meaningOf(plain) ?? []), ...own])];
  }

  function termsOf(plain: string): readonly string[] {
    return meaningOf(plain) ?? (saysNothing(plain) ? [] : [stemmer(plain)]);
  }

  function distinctTerms(text: string): string[] {
    return [...new Set(tokenize(text).flatMap(termsOf))];
  }

  /**
   * Returns the terms of a query, at most twelve. A word that isn’t known is two written together, a misspelled one, or
   * stays whole.
   * @param isApart whether texts have two words rather apart (positive) or together (negative)
   */
  function termsOfQuery(
    query: string,
    isKnown: (term: string) => boolean,
    wordsLike: (word: string) => string[],
    isApart: (one: string, other: string) => number,
  ): string[] {
    const isWord = (word: string) => word.length >= leastPart && termsOf(word).some(isKnown);
    const isUnknown = (own: readonly string[]) => own.length > 0 && !own.some(isKnown);
    const spell = (plain: string) => {
      if (!isUnknown(termsOf(plain))) return plain;
      const words = wordsLike(plain).join(' ') || apart(plain, isWord)?.join(' ');
      return words || overlapping(plain, isWord) || plain;
    };
    const spelled = asWritten(query, isWord, isApart).replace(token, spell);
    const terms = tokenize(spelled).flatMap((plain) => {
      const own = termsOf(plain);
      return isUnknown(own) ? [`=${plain}`] : own;
    });
    return [...new Set(terms)].slice(0, mostTerms);
  }

  function saysNothing(plain: string): boolean {
    return stopWords.has(plain) || /^\p{Letter}$/u.test(plain);
  }

  function meaningOf(plain: string): readonly string[] | undefined {
    const singular = plain.replace(/s$/, '');
    return meanings.get(plain) ?? meanings.get(singular) ?? meanings.get(stemmer(plain));
  }

  const names = [...meanings.keys()].flatMap((name) => name.split(' '));
  return { names, tokenize, indexTermsOf, distinctTerms, termsOfQuery };
}

/** Writes words together, or apart, as the texts of the site do: “sunglasses”, “eye drops”. */
function asWritten(
  query: string,
  isWord: (word: string) => boolean,
  isApart: (one: string, other: string) => number,
): string {
  const split = (word: string) => {
    const parts = isWord(word) && apart(word, isWord);
    return parts && isApart(...parts) > 0 ? parts.join(' ') : word;
  };
  return plainOf(query)
    .replace(
      /(?<=^|[^\p{L}\p{N}])([\p{L}\p{N}]{2,}) (?=([\p{L}\p{N}]{2,}))/gu,
      (pair, one, other) => (isWord(one + other) && isApart(one, other) <= 0 ? one : pair),
    )
    .replace(/[\p{L}\p{N}]+/gu, split);
}

/** Splits two words that share a letter, such as “eyexam”. */
function overlapping(word: string, isWord: (part: string) => boolean): string {
  const shared = [...word].findLastIndex((_, at) =>
    [word.slice(0, at + 1), word.slice(at)].every(isWord),
  );
  return shared < 0 ? '' : `${word.slice(0, shared + 1)} ${word.slice(shared)}`;
}

/** Returns a pattern for one of these phrases, such as "can't see", or else a word. */
function tokenIn(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((one, other) => other.length - one.length);
  const patterns = [
    ...longestFirst.map((phrase) => `\\b${phrase}\\b`),
    '[\\p{Letter}\\p{Number}]+',
  ];
  return new RegExp(patterns.join('|'), 'gu');
}

export function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[\s-]+/g, ' ');
}

/** Returns the options with which the index is built and loaded. */
export function indexOptions({ tokenize, indexTermsOf }: Terms): Options<IndexedPage> {
  return {
    idField: 'path',
    fields: ['title', 'keywords', 'headings', 'summary', 'questions', 'body'],
    storeFields: ['path', 'title', 'language', 'kind', 'summary', 'names', 'passages'],
    tokenize,
    processTerm: indexTermsOf,
    searchOptions: {
      // A query is terms already.
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost: { title: 6, keywords: 4, headings: 3, summary: 2, questions: 1.5, body: 1 },
      prefix: (term) => term.length > longestPrecise,
      maxFuzzy: 2,
      weights: { prefix: 0.3, fuzzy: 0.3 },
    },
  };
}
