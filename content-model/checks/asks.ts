import { signsIn } from '../../domain/signs/sign-lists.ts';
import { levels } from '../../domain/words/urgency.ts';
import type { ContentProblem } from '../parse/content-error.ts';
import type { Content } from './index.ts';

/**
 * Checks the lists of “Which of these is it?”: their most urgent signs come first, and each sign that can’t wait for
 * a visit is in one of them, if there are any.
 */
export function asks({ facts, folder }: Content): ContentProblem[] {
  const { groups, asks } = facts.signs;
  const file = `${folder}/signs.yaml`;
  const signs = new Map(signsIn(groups).map((sign) => [sign.id, sign]));
  const unordered = asks.flatMap(({ signs: ids }, index) => {
    const known = ids.flatMap((id) => signs.get(id) ?? []);
    const late = known.find(({ level }, place) => {
      const before = known[place - 1]?.level ?? level;
      return levels.indexOf(level) < levels.indexOf(before);
    });
    const expected = 'the most urgent sign first';
    return late ? [{ file, field: `asks.${index}.signs`, expected, received: late.id }] : [];
  });
  const listed = new Set(signsIn(asks));
  const missing = [...signs.values()].filter(
    ({ id, level }) => level !== 'soon' && !listed.has(id),
  );
  const absent = (asks.length > 0 ? missing : []).map(({ id: received }) => {
    return { file, field: 'asks', expected: 'a list with each sign but those of “soon”', received };
  });
  return [...unordered, ...absent];
}
