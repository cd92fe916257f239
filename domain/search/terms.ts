import { stopWords } from './stop-words.ts';
import { synonyms } from './synonyms.ts';

/** A word of a text: letters and digits, with apostrophes inside. */
const word = /[\p{Letter}\p{Number}]+(?:['’][\p{Letter}]+)*/gu;

const synonymsOf = new Map(Object.entries(synonyms));
const canonical = new Map(
  [...synonymsOf].flatMap(([term, others]) => others.map((other) => [other, term] as const)),
);

export function tokenize(text: string): string[] {
  return text.match(word) ?? [];
}

/**
 * The term that stands for a word of a query: without case, accents, apostrophe and plural, and one
 * for all words that mean the same. `null` for words that say nothing about a page.
 */
export function termOf(token: string): string | null {
  const plain = plainOf(token);
  return meaningOf(plain) ?? (saysNothing(plain) ? null : singularOf(plain));
}

/** The terms under which a word is indexed: its own too, so that it is found misspelled. */
export function indexTermsOf(token: string): string[] {
  const plain = plainOf(token);
  if (saysNothing(plain)) return [];
  const own = singularOf(plain);
  const meaning = meaningOf(plain);
  return meaning && meaning !== own ? [meaning, own] : [own];
}

/**
 * Matches every word that may have one of these terms, because it begins alike. To look up the terms
 * of all words of a text takes longer than the rest of a search.
 */
export function wordsLike(terms: ReadonlySet<string>): RegExp {
  const spellings = [...terms].flatMap((term) => [term, ...(synonymsOf.get(term) ?? [])]);
  // "allergies" begins like "allergy" without its last letter.
  const beginnings = spellings.map((spelling) => spelling.replace(/y$/, '')).join('|');
  // Letters without accents only: classes of all letters take milliseconds to compile.
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

/** The terms of a text, each once. */
export function distinctTerms(text: string): string[] {
  return [...new Set(tokenize(text).flatMap((token) => termOf(token) ?? []))];
}
