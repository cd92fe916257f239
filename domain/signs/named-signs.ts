import type { RowRecord, SignRecord } from '#content-model/schema/signs.ts';
import { signs as table } from '../content.ts';
import { listsByLevel, type SignList, signsIn } from './sign-lists.ts';

/** The rows of “What happened?”. */
export const { rows } = table;

const byId = new Map(signsIn(table.groups).map((sign) => [sign.id, sign]));

/** Returns the signs with these ids, in the same order. */
export function signsNamed(ids: readonly string[]): SignRecord[] {
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the signs of a row by level, the most urgent first. */
export function listsOfRow({ parts }: RowRecord): SignList[] {
  return listsByLevel(signsNamed(signsIn(parts)));
}
