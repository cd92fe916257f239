import type { Level } from '../../words/urgency.ts';
import { type ContentProblem, problemsWith } from '../content-error.ts';
import type { Content } from './content.ts';
import { signsOf } from './references.ts';

/** How many signs an eye problem may list. A reader who meets twelve red lines stops reading. */
const limits: readonly { levels: readonly Level[]; least: number; most: number }[] = [
  { levels: ['now', 'call'], least: 1, most: 4 },
  { levels: ['today'], least: 0, most: 4 },
  { levels: ['soon'], least: 0, most: 2 },
];

/** Checks that the signs named by entries are in the table, and how many of each level an eye problem lists. */
export function namedSigns({ entries, facts }: Content): ContentProblem[] {
  // The editor may not have loaded the table yet.
  if (!facts.signs) return [];
  const levelOf = new Map(signsOf(facts).map(({ id, level }) => [id, level]));
  return entries.flatMap(({ collection, entry: { file, record } }) => {
    const ids = record.signs ?? [];
    const expected = 'the id of a sign in content/signs.yaml';
    const unknown = problemsWith(file, 'signs', expected, ids, (id) => levelOf.has(id));
    if (collection !== 'problems' || unknown.length > 0) return unknown;
    return limits.flatMap(({ levels, least, most }) => {
      const count = ids.filter((id) => levels.some((level) => level === levelOf.get(id))).length;
      if (count >= least && count <= most) return [];
      const expected = `${least} to ${most} signs of the level ${levels.join(' or ')}`;
      return [{ file, field: 'signs', expected, received: `${count}` }];
    });
  });
}
