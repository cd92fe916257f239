import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** A word: letters and digits, with apostrophes inside. */
const word = /[\p{Letter}\p{Number}]+(?:['’][\p{Letter}]+)*/gu;

const synonymsOf = new Map(Object.entries(synonyms));
const canonical = new Map(
  [...synonymsOf].flatMap(([term, others]) => others.map((other) => [other, term] as const)),
);

export function tokenize(text: string): string[] {
  return text.match(word) ?? [];
}

/**
 * Returns the term of a query's word: without case, accents, apostrophes and plural, and the same for all
 * synonyms. Returns `null` for stop words.
 */
export function termOf(token: string): string | null {
  const plain = plainOf(token);
  return meaningOf(plain) ?? (saysNothing(plain) ? null : singularOf(plain));
}

/**
 * Returns the terms under which a word is indexed. They include the word itself, so that misspellings of it
 * are found.
 */
export function indexTermsOf(token: string): string[] {
  const plain = plainOf(token);
  if (saysNothing(plain)) return [];
  const own = singularOf(plain);
  const meaning = meaningOf(plain);
  return meaning && meaning !== own ? [meaning, own] : [own];
}

/**
 * Returns a pattern that matches every word that may have one of these terms, by its beginning. Computing the
 * terms of all words of a text would take longer than the rest of a search.
 */
export function wordsLike(terms: ReadonlySet<string>): RegExp {
  const spellings = [...terms].flatMap((term) => [term, ...(synonymsOf.get(term) ?? [])]);
  // "allergies" begins like "allergy" without its last letter.
  const beginnings = spellings.map((spelling) => spelling.replace(/y$/, '')).join('|');
  // Only letters without accents: Unicode classes take milliseconds to compile.
  return new RegExp(`\\b(?:${beginnings})[a-z\\d]*(?:['’][a-z]+)*`, 'gi');
}

function saysNothing(plain: string): boolean {
  return stopWords.has(plain) || /^\p{Letter}$/u.test(plain);
}

function plainOf(token: string): string {
  return token
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mark}'’]/gu, '');
}

function meaningOf(plain: string): string | undefined {
  return canonical.get(plain) ?? canonical.get(singularOf(plain));
}

function singularOf(plain: string): string {
  if (plain.length < 4 || /(?:ss|us|is|lens|betes)$/.test(plain)) return plain;
  if (/..ies$/.test(plain)) return plain.replace(/ies$/, 'y');
  if (/(?:ss|x|ch|sh|ens)es$/.test(plain)) return plain.slice(0, -2);
  return plain.replace(/s$/, '');
}

/** Returns the terms of a text, without duplicates. */
export function distinctTerms(text: string): string[] {
  return [...new Set(tokenize(text).flatMap((token) => termOf(token) ?? []))];
}
