import type { TextPart } from '#content/search.ts';
import type { Passage } from './built-index.ts';
import { indexTermsOf, wordsLike } from './terms.ts';

interface Match {
  start: number;
  end: number;
  term: string;
}

/** Says where in a text of the site the words stand that were searched for. */
export type Finder = (text: string) => Match[];

/** Characters of an excerpt, and how many of them stand before its first marked word. */
const excerptLength = 210;
const leadIn = 90;

/** The passage in which most of the terms stand, and where they stand in it. */
export function bestPassage(passages: readonly Passage[], find: Finder) {
  const candidates = passages.map((passage) => {
    const matches = find(passage.text);
    const inHeading = find(passage.heading).map(({ term }) => term);
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

/** A finder of words that have one of these terms. */
export function findTerms(terms: ReadonlySet<string>): Finder {
  const candidates = wordsLike(terms);
  const known = new Map<string, string | undefined>();

  function termOf(token: string): string | undefined {
    if (!known.has(token)) {
      known.set(
        token,
        indexTermsOf(token).find((term) => terms.has(term)),
      );
    }
    return known.get(token);
  }

  return function find(text) {
    const matches: Match[] = [];
    for (const { 0: token, index } of text.matchAll(candidates)) {
      const term = termOf(token);
      if (term) matches.push({ start: index, end: index + token.length, term });
    }
    return matches;
  };
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
