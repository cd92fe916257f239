import { stemmer } from 'stemmer';
import type { Passage, TextPart } from './search.ts';
import type { Terms } from './terms.ts';

interface Match {
  start: number;
  end: number;
  term: string;
}

export type Finder = (text: string) => Match[];

/** The length of an excerpt in characters, and how many of them precede its first marked word. */
const excerptLength = 210;
const leadIn = 90;

/** Returns the passage with the most terms, and their positions. */
export function bestPassage(passages: readonly Passage[], find: Finder) {
  const candidates = passages.map((passage) => {
    const matches = find(passage.text);
    const found = distinctTerms([...find(passage.heading), ...matches]);
    return { passage, matches, score: found + Math.min(matches.length, 9) / 10 };
  });
  const [best] = candidates.sort((one, other) => other.score - one.score);
  return best && best.score >= 1 ? best : undefined;
}

/** Returns the part of a text around its densest matches, with the matches marked. */
export function excerptOf(text: string, matches: readonly Match[]): TextPart[] {
  const from = sentenceStart(text, densest(matches));
  const to = wordEnd(text, from + excerptLength);
  const parts: TextPart[] = [];
  const add = (part: string, marked = false) => part && parts.push({ text: part, marked });
  add(from > 0 ? '… ' : '');
  let position = from;
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add(text.slice(position, start));
    add(text.slice(start, end), true);
    position = end;
  }
  add(text.slice(position, to));
  add(to < text.length ? ' …' : '');
  return parts;
}

/** Returns a function that finds the words of a text that have one of these terms. */
export function findTerms(terms: ReadonlySet<string>, { meanings, indexTermsOf }: Terms): Finder {
  const candidates = wordsLike(terms, meanings);
  const known = new Map<string, string | undefined>();
  const termOf = (token: string) => indexTermsOf(token).find((term) => terms.has(term));
  return function find(text) {
    const matches: Match[] = [];
    for (const { 0: token, index } of text.matchAll(candidates)) {
      if (!known.has(token)) known.set(token, termOf(token));
      const term = known.get(token);
      if (term !== undefined) matches.push({ start: index, end: index + token.length, term });
    }
    return matches;
  };
}

/**
 * Returns a pattern that matches every word that may have one of these terms, by its beginning. Computing the
 * terms of all words of a text would take longer than the rest of a search.
 */
function wordsLike(terms: ReadonlySet<string>, meanings: Terms['meanings']): RegExp {
  const spellings = [...meanings]
    .filter(([name, own]) => !name.includes(' ') && own.some((term) => terms.has(term)))
    .map(([name]) => name);
  const beginnings = [...terms, ...spellings.map(stemmer)].map((stem) =>
    stem.replace(/[iey]$/, ''),
  );
  // Only letters without accents: Unicode classes take milliseconds to compile.
  return new RegExp(`\\b(?:${beginnings.join('|')})[a-z\\d]*(?:['’][a-z]+)*`, 'gi');
}

/** Returns the position of the match that most other terms follow closely. */
function densest(matches: readonly Match[]): number {
  const reach = excerptLength - leadIn;
  const followers = ({ start }: Match) =>
    distinctTerms(matches.filter((match) => match.start >= start && match.end <= start + reach));
  const [first] = matches;
  if (!first) return 0;
  return matches.reduce((one, other) => (followers(other) > followers(one) ? other : one)).start;
}

function distinctTerms(matches: readonly Match[]): number {
  return new Set(matches.map(({ term }) => term)).size;
}

/** Returns the start of the sentence before `position`, or of a word if the sentence is long. */
function sentenceStart(text: string, position: number): number {
  const earliest = position - leadIn;
  if (earliest <= 0) return 0;
  const before = text.slice(earliest, position);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => before.lastIndexOf(mark)));
  return earliest + (end < 0 ? before.indexOf(' ') + 1 : end + 2);
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const end = text.lastIndexOf(' ', position);
  return end > 0 ? end : position;
}
