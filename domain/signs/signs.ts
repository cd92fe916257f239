import { signs as table } from '../content.ts';
import type { SignRecord } from '../schema/signs.ts';

const all = table.groups.flatMap(({ signs }) => signs);
const byId = new Map(all.map((sign) => [sign.id, sign]));

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[]): SignRecord[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}
