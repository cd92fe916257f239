import { signsIn } from '../../signs/sign-lists.ts';
import type { Level } from '../../words/urgency.ts';
import type { ContentProblem } from '../content-error.ts';
import type { Content } from './content.ts';

/** How many signs an eye problem may list. A reader who meets twelve red lines stops reading. */
const limits: readonly { levels: readonly Level[]; least: number; most: number }[] = [
  { levels: ['now', 'call'], least: 1, most: 4 },
  { levels: ['today'], least: 0, most: 4 },
  { levels: ['soon'], least: 0, most: 2 },
];

/** Checks how many signs of each level an eye problem lists. */
export function signLimits({ entries, facts }: Content): ContentProblem[] {
  const levelOf = new Map(signsIn(facts.signs.groups).map(({ id, level }) => [id, level]));
  const problems = entries.filter(({ collection }) => collection === 'problems');
  return problems.flatMap(({ entry: { file, record } }) =>
    limits.flatMap(({ levels, least, most }) => {
      const listed = (record.signs ?? []).map((id) => levelOf.get(id));
      const count = listed.filter((own) => levels.some((level) => level === own)).length;
      if (count >= least && count <= most) return [];
      const expected = `${least} to ${most} signs of the level ${levels.join(' or ')}`;
      return [{ file, field: 'signs', expected, received: `${count}` }];
    }),
  );
}
