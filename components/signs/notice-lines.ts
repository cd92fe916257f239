import { phoneNumber } from '#domain/core/language.ts';
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
  /** What to do, such as “Call us today:”. */
  order: string;
  /** The words of the order that dial. */
  dials?: string | undefined;
  text: string;
  sign?: Sign;
}

/** Splits a text after its first words with a colon, such as whom to call. */
export function splitLead(text: string): [lead: string, rest: string] {
  const [, lead = '', rest = text] = /^([^.?!]+:) (.+)$/s.exec(text) ?? [];
  return [lead, rest];
}

/** Returns a notice in at most two links, for places that are too small for a list: its first sign, and the others. */
export function linesOf(notice: Notice, query: string): NoticeLine[] {
  const { answer, sign, others, path, language } = notice;
  const words = signWords[language ?? 'en'];
  const choose = `/search?${new URLSearchParams({ q: query })}`;
  const lines = (sign ? [sign] : others.slice(0, 1)).map((first) => {
    const { path: own = choose, level } = first;
    const [lead, text] = level === 'call' ? splitLead(first.text) : ['', first.text];
    const order = `${words.headings[level]} ${lead}`.trimEnd();
    const dials = level === 'now' ? words.call911 : phoneNumber.exec(lead)?.[0];
    return { path: own, order, dials, text, sign: first };
  });
  const links = {
    line: { path: choose, order: '', text: words.notQuite },
    list: { path: choose, order: words.which, text: words.choose },
    link: { path: path ?? choose, order: '', text: words.question },
  };
  return [...lines, links[answer]];
}
