import type { Notice, Sign } from '#domain/search/query.ts';
import { signWords } from '#domain/words/sign-words.ts';

/** Returns a notice in one sentence, as a screen reader says it. */
export function sentenceOf({ answer, sign, others, language }: Notice): string {
  const words = signWords[language ?? 'en'];
  if (sign) return `${words.headings[sign.level]} ${sign.text}`;
  const [first, ...rest] = others;
  if (answer === 'link' || !first) return words.question;
  const order = words.headings[first.level].replace(':', '');
  return `${words.which} ${order}, ${words.others(rest.length)}`;
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
export function linesOf(notice: Notice, query: string): NoticeLine[] {
  const { answer, sign, others, path, language } = notice;
  const words = signWords[language ?? 'en'];
  const choose = `/search?${new URLSearchParams({ q: query })}`;
  const lines = (sign ? [sign] : others.slice(0, 1)).map((first) => {
    const { path: own = choose, level, text } = first;
    return { path: own, order: words.headings[level], text, sign: first };
  });
  const links = {
    line: { path: choose, order: '', text: words.notQuite },
    list: { path: choose, order: words.which, text: words.choose },
    link: { path: path ?? choose, order: '', text: words.question },
  };
  return [...lines, links[answer]];
}
