import { signs as table } from '../content.ts';
import type { SignRecord } from '../schema/signs.ts';
import { listsByLevel, type SignList } from './sign-lists.ts';

const all = table.groups.flatMap(({ signs }) => signs);
const byId = new Map(all.map((sign) => [sign.id, sign]));

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[]): SignRecord[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** All signs by level. */
export const allLists: readonly SignList[] = listsByLevel(all);

/** Returns some signs by the groups of the table, without empty groups. */
export function inGroups(some: readonly SignRecord[]): { title: string; signs: SignRecord[] }[] {
  return table.groups
    .map(({ title, signs }) => ({ title, signs: signs.filter((sign) => some.includes(sign)) }))
    .filter(({ signs }) => signs.length > 0);
}
