import { createSignFinder } from '../../search/signs.ts';
import { createTerms } from '../../search/terms.ts';
import { signsIn } from '../../signs/sign-lists.ts';
import { type Level, levels, problemLevels, wordsOfLevel } from '../../words/urgency.ts';
import type { ContentProblem } from '../content-error.ts';
import type { Content } from './index.ts';

/** How many signs an eye problem may list. A reader who meets twelve red lines stops reading. */
const limits: readonly { levels: readonly Level[]; least: number; most: number }[] = [
  { levels: ['now', 'call'], least: 1, most: 4 },
  { levels: ['today'], least: 0, most: 4 },
  { levels: ['soon'], least: 0, most: 2 },
];

/** Checks how many signs of each level an eye problem lists. */
export function signLimits({ entries, facts }: Content): ContentProblem[] {
  const signs = signsIn(facts.signs.groups);
  const problems = entries.filter(({ collection }) => collection === 'problems');
  return problems.flatMap(({ file, record }) => {
    const listed = signs.filter(({ id }) => record.signs?.includes(id));
    return limits.flatMap(({ levels, least, most }) => {
      const count = listed.filter(({ level }) => levels.includes(level)).length;
      if (count >= least && count <= most) return [];
      const expected = `${least} to ${most} signs of the level ${levels.join(' or ')}`;
      return [{ file, field: 'signs', expected, received: `${count}` }];
    });
  });
}

/** All levels of signs and pages, the most urgent first. */
const order: readonly string[] = [...levels, ...problemLevels.slice(-1)];

/**
 * Checks that no other name of an eye problem plays a sign down: if it describes a sign that is more urgent than the
 * page, the first sentence of the answer says so.
 */
export function aliases({ entries, facts }: Content): ContentProblem[] {
  const findSign = createSignFinder(facts.signs, createTerms(facts.vocabulary));
  return entries.flatMap(({ file, record }) => {
    const { otherNames = [], level = '', answer = '' } = record;
    const [first = ''] = answer.match(/^.*?[.!](?=\s|$)/s) ?? [];
    return otherNames.flatMap((received) => {
      const sign = findSign(received);
      if (!sign || order.indexOf(sign.level) >= order.indexOf(level)) return [];
      const words = wordsOfLevel[sign.level];
      if (new RegExp(`\\b(?:${words.join('|')})\\b`, 'i').test(first)) return [];
      const wanted = words.map((word) => `“${word}”`).join(' or ');
      const expected = `an answer with ${wanted} in its first sentence, as this name finds the sign ${sign.id} (${sign.level})`;
      return [{ file, field: 'otherNames', expected, received }];
    });
  });
}
