import { signs as table } from 'virtual:facts';
import type { SignRecord } from '../schema/signs.ts';
import type { Level } from '../words/urgency.ts';

const byId = new Map(table.groups.flatMap(({ signs }) => signs.map((sign) => [sign.id, sign])));

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[]): SignRecord[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns all signs of a level, by group. */
export function groupsAt(level: Level): { title: string; signs: SignRecord[] }[] {
  return table.groups
    .map(({ title, signs }) => ({ title, signs: signs.filter((sign) => sign.level === level) }))
    .filter(({ signs }) => signs.length > 0);
}
