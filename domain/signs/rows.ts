import { signs as table } from '../content.ts';
import type { RowRecord } from '../schema/sign-rows.ts';
import type { SignRecord } from '../schema/signs.ts';

/** The rows of “What happened?”. */
export const { rows } = table;

/** Returns some signs of a row by its parts, without empty parts. */
export function inParts(
  { parts }: RowRecord,
  some: readonly SignRecord[],
): { title: string | undefined; signs: SignRecord[] }[] {
  return parts
    .map(({ title, signs: ids }) => ({ title, signs: some.filter(({ id }) => ids.includes(id)) }))
    .filter(({ signs }) => signs.length > 0);
}
