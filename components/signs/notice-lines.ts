import type { Notice, Sign } from '#domain/search/query.ts';
import { emergencyWords, levelHeadings } from '#domain/words/urgency.ts';

/** Returns a notice in one sentence, as a screen reader says it. */
export function sentenceOf({ answer, sign, others }: Notice): string {
  if (sign) return `${levelHeadings[sign.level]} ${sign.text}`;
  const [first, ...rest] = others;
  if (answer === 'link' || !first) return emergencyWords.question;
  const order = levelHeadings[first.level].replace(':', '');
  return `${emergencyWords.which} ${order}, or one of ${rest.length} other answers.`;
}

/** A link of a notice: what to do and why, or where to choose. */
export interface NoticeLine {
  path: string;
  /** Such as “Call us today:”. */
  order: string;
  text: string;
  sign?: Sign;
}

/** Returns a notice in at most two links, for places that are too small for a list: its first sign, and the others. */
export function linesOf({ answer, sign, others, path }: Notice, query: string): NoticeLine[] {
  const choose = `/search?${new URLSearchParams({ q: query })}`;
  const [first] = sign ? [sign] : others;
  const lines = first ? [lineOf(first, choose)] : [];
  const links = {
    line: { path: choose, order: '', text: emergencyWords.notQuite },
    list: { path: choose, order: emergencyWords.which, text: emergencyWords.choose },
    link: { path: path ?? choose, order: '', text: emergencyWords.question },
  };
  return [...lines, links[answer]];
}

function lineOf(sign: Sign, otherwise: string): NoticeLine {
  const { path = otherwise, level, text } = sign;
  return { path, order: levelHeadings[level], text, sign };
}
