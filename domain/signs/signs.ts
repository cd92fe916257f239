import { signs as table } from 'virtual:facts';
import type { SignRecord } from '../schema/signs.ts';
import type { Level } from '../words/urgency.ts';

const byId = new Map(table.groups.flatMap(({ signs }) => signs.map((sign) => [sign.id, sign])));

/** The signs of these ids, in the order of the ids. */
export function signsNamed(ids: readonly string[]): SignRecord[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All signs of a level under the titles of their groups. */
export function groupsAt(level: Level): { title: string; signs: SignRecord[] }[] {
  return table.groups
    .map(({ title, signs }) => ({ title, signs: signs.filter((sign) => sign.level === level) }))
    .filter(({ signs }) => signs.length > 0);
}
