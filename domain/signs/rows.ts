import { signs as table } from 'virtual:facts';
import type { RowRecord } from '../schema/sign-rows.ts';
import type { SignRecord } from '../schema/signs.ts';

/** The rows of “What happened?”. */
export const { rows } = table;

/** Returns the ids of a row's signs, in their order. */
export function idsIn({ parts }: Pick<RowRecord, 'parts'>): string[] {
  return parts.flatMap(({ signs }) => signs);
}

/** Returns some signs of a row by its parts, without empty parts. */
export function inParts(
  { parts }: RowRecord,
  some: readonly SignRecord[],
): { title: string | undefined; signs: SignRecord[] }[] {
  return parts
    .map(({ title, signs: ids }) => ({ title, signs: some.filter(({ id }) => ids.includes(id)) }))
    .filter(({ signs }) => signs.length > 0);
}

/**
 * Returns the id of the row that has most of these signs, such as `sight`: the first of equals, and nothing if no
 * row has any.
 */
export function rowOf(signs: readonly string[]): string | undefined {
  const [best] = rows
    .map((row) => ({ id: row.id, count: idsIn(row).filter((id) => signs.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return best?.id;
}
