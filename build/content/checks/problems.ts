import type { ContentProblem } from '../../../content-model/parse/content-error.ts';
import { entriesOf } from '../../../content-model/parse/parse-entry.ts';
import type { Level } from '../../../domain/core/urgency.ts';
import { signsIn } from '../../../domain/signs/sign-lists.ts';
import type { Content } from '../content.ts';

/** Returns the eye problems, each with its signs in the page’s order. Other checks refuse unknown ones. */
function problemsWithSigns({ entries, facts }: Content) {
  const signs = new Map(signsIn(facts.signs.groups).map((sign) => [sign.id, sign]));
  return entriesOf(entries, 'problems').map(({ file, record }) => ({
    file,
    record,
    signs: record.signs.flatMap((id) => signs.get(id) ?? []),
  }));
}

/** Limits of the signs that an eye problem lists. A reader who meets twelve red lines stops reading. */
const limits: readonly { levels: readonly Level[]; least: number; most: number }[] = [
  { levels: ['now', 'call'], least: 1, most: 7 },
  { levels: ['today'], least: 0, most: 5 },
  { levels: ['soon'], least: 0, most: 2 },
];

/** Checks how many signs of each level an eye problem lists. */
export function signLimits(content: Content): ContentProblem[] {
  return problemsWithSigns(content).flatMap(({ file, record, signs }) => {
    if (signs.length < record.signs.length) return [];
    return limits.flatMap(({ levels, least, most }) => {
      const count = signs.filter(({ level }) => levels.includes(level)).length;
      if (count >= least && count <= most) return [];
      const expected = `${least} to ${most} signs of the level ${levels.join(' or ')}`;
      return [{ file, field: 'signs', expected, received: `${count}` }];
    });
  });
}

/** Words that an answer may have only if the page lists a sign of the level. */
const promises: readonly { level: Level; words: RegExp }[] = [
  { level: 'now', words: /(?<!\d)911(?!\d)|emergency room/i },
  { level: 'call', words: /\bsurgeon\b|\bbaby[’']s doctor\b/i },
  { level: 'today', words: /\btoday\b/i },
];

/**
 * Checks that the signs of each eye problem have the words at the top of its page, the red line and what “Call us
 * today” is for, and that its answer orders nothing that none of them explains.
 */
export function tops(content: Content): ContentProblem[] {
  return problemsWithSigns(content).flatMap(({ file, record, signs }) => {
    const first = (level: Level) => signs.find((sign) => sign.level === level);
    const urgent = first('now') ?? first('call');
    const wanted = [
      ...(urgent && !urgent.short ? [[urgent, 'call', 'short'] as const] : []),
      ...(record.level === 'today' && !first('today')?.subject
        ? [[first('today'), 'today', 'subject'] as const]
        : []),
    ];
    const unsaid = wanted.map(([sign, level, field]) => {
      const expected = `a first sign of the level ${level} with \`${field}\``;
      return { file, field: 'signs', expected, received: sign?.id ?? 'nothing' };
    });
    const unexplained = promises.flatMap(({ level, words }) => {
      const [received] = words.exec(record.answer) ?? [];
      if (!received || first(level)) return [];
      const expected = `a sign of the level ${level} in the page’s signs, as the answer says so`;
      return [{ file, field: 'answer', expected, received }];
    });
    return [...unsaid, ...unexplained];
  });
}
