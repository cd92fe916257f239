import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** The term of each word and each phrase that has a synonym. */
const canonical = new Map(
  Object.entries(synonyms).flatMap(([term, others]) =>
    [term, ...others].map((other) => [plainOf(other), term.split(' ').map(stemmer)] as const),
  ),
);
const phrases = [...canonical.keys()].filter((name) => name.includes(' '));
/** A phrase with a meaning of its own, such as "can't see", or a word. */
const token = new RegExp(
  `\\b(?:${phrases.toSorted((one, other) => other.length - one.length).join('|')})\\b|[\\p{Letter}\\p{Number}]+`,
  'gu',
);

export function tokenize(text: string): string[] {
  return plainOf(text).match(token) ?? [];
}

/**
 * Returns the terms of a query's token: without case, accents, apostrophes and endings, and the same for all
 * synonyms. A stop word has none.
 */
function termsOf(token: string): readonly string[] {
  const plain = plainOf(token);
  return meaningOf(plain) ?? (saysNothing(plain) ? [] : [stemmer(plain)]);
}

/**
 * Returns the terms under which a token is indexed. They include the word itself, so that misspellings of it
 * are found.
 */
export function indexTermsOf(token: string): string[] {
  const plain = plainOf(token);
  if (saysNothing(plain)) return [];
  const own = plain.includes(' ') ? [] : [stemmer(plain)];
  return [...new Set([...(meaningOf(plain) ?? []), ...own])];
}

/** Later words of a query add little, and each takes time. */
const mostTerms = 12;

/** Returns the terms of a query that are searched for. */
export function termsOfQuery(query: string): string[] {
  return distinctTerms(query).slice(0, mostTerms);
}

/** Returns the terms of a text, without duplicates. */
export function distinctTerms(text: string): string[] {
  return [...new Set(tokenize(text).flatMap(termsOf))];
}

/**
 * Returns a pattern that matches every word that may have one of these terms, by its beginning. Computing the
 * terms of all words of a text would take longer than the rest of a search.
 */
export function wordsLike(terms: ReadonlySet<string>): RegExp {
  const spellings = [...canonical]
    .filter(([name, own]) => !name.includes(' ') && own.some((term) => terms.has(term)))
    .map(([name]) => name);
  const beginnings = [...terms, ...spellings.map(stemmer)].map((stem) =>
    stem.replace(/[iey]$/, ''),
  );
  // Only letters without accents: Unicode classes take milliseconds to compile.
  return new RegExp(`\\b(?:${beginnings.join('|')})[a-z\\d]*(?:['’][a-z]+)*`, 'gi');
}

function saysNothing(plain: string): boolean {
  return stopWords.has(plain) || /^\p{Letter}$/u.test(plain);
}

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[\s-]+/g, ' ');
}

function meaningOf(plain: string): readonly string[] | undefined {
  const singular = plain.replace(/s$/, '');
  return canonical.get(plain) ?? canonical.get(singular) ?? canonical.get(stemmer(plain));
}
