import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressedEntry } from './collections.ts';
import { ContentError, type ContentProblem } from './content-error.ts';
import { referenceProblems } from './references.ts';

/**
 * Checks what one entry says about others: related pages and links resolve, images exist, and no
 * two entries of a collection share a place in the order.
 * @throws ContentError listing every reference that leads nowhere.
 */
export function checkReferences(entries: readonly AddressedEntry[], contentFolder: string) {
  const paths = new Set(entries.map(({ path }) => path));
  const problems = entries.flatMap(({ entry }) => [
    ...referenceProblems(entry, paths),
    ...missingImage(entry.file, entry.record, contentFolder),
  ]);
  problems.push(...sharedOrders(entries));
  if (problems.length > 0) throw new ContentError(problems);
}

/** Two entries of a collection in one place would be listed by chance. */
function sharedOrders(entries: readonly AddressedEntry[]): ContentProblem[] {
  const ordered = entries.filter(({ entry }) => orderOf(entry.record) !== undefined);
  const places = Map.groupBy(
    ordered,
    ({ collection, entry }) => `${collection} ${orderOf(entry.record)}`,
  );
  return [...places.values()]
    .filter((sharing) => sharing.length > 1)
    .map((sharing) => ({
      file: sharing.map(({ entry }) => entry.file).join(' and '),
      field: 'order',
      expected: 'a number of its own for each',
      received: `${orderOf(sharing[0]?.entry.record ?? {})} in both`,
    }));
}

function orderOf(record: object): number | undefined {
  return 'order' in record ? (record.order as number) : undefined;
}

function missingImage(file: string, record: object, contentFolder: string): ContentProblem[] {
  const image = 'image' in record ? (record.image as { file: string }) : undefined;
  if (!image || existsSync(join(contentFolder, 'images', image.file))) return [];
  return [
    { file, field: 'image.file', expected: 'a file in content/images', received: image.file },
  ];
}
