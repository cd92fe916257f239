import type { SignRecord } from '#content-model/schema/signs.ts';
import { type ProblemLevel, problemWords } from '../core/urgency.ts';
import { signWords } from '../words/sign-words.ts';

type TopSign = Pick<SignRecord, 'level' | 'short' | 'subject'>;

/** The longest red line with two signs, in characters: one line of a phone, or two. */
const longest = 40;

/**
 * Returns the red line at the top of an eye problem’s page: its first sign of the level `now`, and the second if both
 * are short, as a question, and what to do. A page without such a sign has those of the level `call`.
 */
export function redLine(signs: readonly TopSign[]) {
  const level = signs.some((sign) => sign.level === 'now') ? 'now' : 'call';
  const [first = '', second = ''] = signs
    .filter((sign) => sign.level === level)
    .map(({ short = '' }) => short);
  const both = `${first}, or ${second.charAt(0).toLowerCase()}${second.slice(1)}`;
  const { call911, headings } = signWords.en;
  return {
    level,
    question: `${second && both.length <= longest ? both : first}?`,
    order: level === 'now' ? call911 : headings.call.replace(':', ''),
  } as const;
}

/** Returns how soon the problem needs help if none of its more urgent signs is there, with whom or what it is about. */
export function levelLine(level: ProblemLevel, signs: readonly TopSign[]): string {
  const line = problemWords.lines[level];
  if (level !== 'today') return line;
  const { subject = '' } = signs.find((sign) => sign.level === 'today') ?? {};
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1).replace(/,$/, '')}? ${line}`;
}
