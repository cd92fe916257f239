import type { Passage } from './document.ts';
import { indexTermsOf, word } from './terms.ts';

/** A piece of a text; a marked one is a word that was searched for. */
export interface TextPart {
  text: string;
  marked: boolean;
}

interface Match {
  start: number;
  end: number;
  term: string;
}

/** Characters of an excerpt, and how many of them stand before its first marked word. */
const excerptLength = 210;
const leadIn = 90;

/** The passage in which most of the terms stand, and where they stand in it. */
export function bestPassage(passages: readonly Passage[], terms: ReadonlySet<string>) {
  const candidates = passages.map((passage) => {
    const matches = findMatches(passage.text, terms);
    const inHeading = findMatches(passage.heading, terms).map(({ term }) => term);
    const found = new Set([...inHeading, ...matches.map(({ term }) => term)]);
    return { passage, matches, score: found.size + Math.min(matches.length, 9) / 10 };
  });
  const [best] = candidates.sort((one, other) => other.score - one.score);
  return best && best.score >= 1 ? best : undefined;
}

/** The stretch of a text around its densest matches, with the matches marked. */
export function excerptOf(text: string, matches: readonly Match[]): TextPart[] {
  const from = wordStart(text, startOf(matches));
  const to = wordEnd(text, from + excerptLength);
  const shown = matches.filter(({ start, end }) => start >= from && end <= to);
  const parts = markParts(text, shown, from, to);
  return [
    ...(from > 0 ? [{ text: '… ', marked: false }] : []),
    ...parts,
    ...(to < text.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** Terms of the words that texts were made of: a text has few of them, often, and each takes time. */
const knownTerms = new Map<string, string[]>();

/** Where in a text of the site words of these terms stand. */
export function findMatches(text: string, terms: ReadonlySet<string>): Match[] {
  const matches: Match[] = [];
  for (const { 0: token, index } of text.matchAll(word)) {
    const term = knownTermsOf(token).find((candidate) => terms.has(candidate));
    if (term) matches.push({ start: index, end: index + token.length, term });
  }
  return matches;
}

function knownTermsOf(token: string): string[] {
  const known = knownTerms.get(token);
  if (known) return known;
  const terms = indexTermsOf(token);
  knownTerms.set(token, terms);
  return terms;
}

function startOf(matches: readonly Match[]): number {
  const distinct = ({ start }: Match) =>
    new Set(
      matches
        .filter((match) => match.start >= start && match.end <= start + excerptLength - leadIn)
        .map(({ term }) => term),
    ).size;
  const [first] = matches;
  if (!first) return 0;
  const densest = matches.reduce((one, other) => (distinct(other) > distinct(one) ? other : one));
  return densest.start;
}

/** The beginning of the sentence before `position`, or of a word where the sentence is long. */
function wordStart(text: string, position: number): number {
  if (position <= leadIn) return 0;
  const before = text.slice(position - leadIn, position);
  const sentence = before.search(/(?<=[.!?] )(?!.*[.!?] )/);
  if (sentence > 0) return position - leadIn + sentence;
  return position - leadIn + before.search(/(?<=\s)/);
}

function wordEnd(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const end = text.lastIndexOf(' ', position);
  return end > 0 ? end : position;
}

function markParts(text: string, matches: readonly Match[], from: number, to: number): TextPart[] {
  let position = from;
  const parts = matches.flatMap(({ start, end }) => {
    const pair = [
      { text: text.slice(position, start), marked: false },
      { text: text.slice(start, end), marked: true },
    ];
    position = end;
    return pair;
  });
  return [...parts, { text: text.slice(position, to), marked: false }].filter((part) => part.text);
}
