import { createSignFinder } from '../../search/signs.ts';
import { createTerms } from '../../search/terms.ts';
import { problemLevels } from '../../words/problems.ts';
import { levels, wordsOfLevel } from '../../words/urgency.ts';
import type { ContentProblem } from '../content-error.ts';
import type { Content } from './content.ts';

/** All levels of signs and pages, the most urgent first. */
const order: readonly string[] = [...levels, ...problemLevels.slice(-1)];

/**
 * Checks that no other name of an eye problem plays a sign down: if it describes a sign that is more urgent than the
 * page, the first sentence of the answer says so.
 */
export function aliases({ entries, facts }: Content): ContentProblem[] {
  const findSign = createSignFinder(facts.signs, createTerms(facts.vocabulary));
  return entries.flatMap(({ entry: { file, record } }) => {
    const { otherNames = [], level = '', answer = '' } = record;
    const [first = ''] = answer.match(/^.*?[.!](?=\s|$)/s) ?? [];
    return otherNames.flatMap((received) => {
      const sign = findSign(received);
      if (!sign || order.indexOf(sign.level) >= order.indexOf(level)) return [];
      const words = wordsOfLevel[sign.level];
      if (words.length === 0 || words.some((word) => hasWord(first, word))) return [];
      const wanted = words.map((word) => `“${word}”`).join(' or ');
      const expected = `an answer with ${wanted} in its first sentence, as this name finds the sign ${sign.id} (${sign.level})`;
      return [{ file, field: 'otherNames', expected, received }];
    });
  });
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`, 'i').test(text);
}
