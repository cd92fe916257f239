import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AddressedEntry } from './collections.ts';
import { ContentError, type ContentProblem, problemsWith } from './content-error.ts';
import type { Sources } from './read-sources.ts';
import { referenceProblems } from './references.ts';

/**
 * Checks what one entry says about others: related pages and links resolve, sources and images exist, and
 * no two entries share an address or, in a collection, a place in the order.
 * @throws ContentError listing every reference that leads nowhere.
 */
export function checkReferences(
  entries: readonly AddressedEntry[],
  sources: Sources,
  contentFolder: string,
) {
  const paths = new Set(entries.map(({ path }) => path));
  const problems = entries.flatMap(({ entry }) => [
    ...referenceProblems(entry, paths, sources),
    ...missingPicture(entry.file, 'image.file', entry.record.image, contentFolder),
  ]);
  const ordered = entries.flatMap(({ entry: { file, record } }) =>
    record.order ? [{ file, order: record.order }] : [],
  );
  problems.push(...sharedPaths(entries), ...sharedOrders(ordered));
  if (problems.length > 0) throw new ContentError(problems);
}

/** Two things of one folder in one place would be listed by chance. */
export function sharedOrders(things: readonly { file: string; order: number }[]): ContentProblem[] {
  const places = Map.groupBy(things, ({ file, order }) => `${order} in ${dirname(file)}`);
  return [...places.values()].flatMap((sharing) =>
    sharedBy(sharing, 'order', 'a number of its own for each', sharing[0]?.order),
  );
}

/** Pages for patients, legal texts and other pages stand in three folders, and at one level of addresses. */
function sharedPaths(entries: readonly AddressedEntry[]): ContentProblem[] {
  return [...Map.groupBy(entries, ({ path }) => path)].flatMap(([path, sharing]) => {
    const files = sharing.map(({ entry }) => entry);
    return sharedBy(files, 'slug', 'an address of its own for each', path);
  });
}

function sharedBy(
  things: readonly { file: string }[],
  field: string,
  expected: string,
  value: string | number | undefined,
): ContentProblem[] {
  if (things.length < 2) return [];
  const file = things.map((thing) => thing.file).join(' and ');
  return [{ file, field, expected, received: `${value} in both` }];
}

/** What is wrong with a file that names a picture which isn't there. */
export function missingPicture(
  file: string,
  field: string,
  picture: { file: string } | undefined,
  contentFolder: string,
): ContentProblem[] {
  const named = picture ? [picture.file] : [];
  const isThere = (name: string) => existsSync(join(contentFolder, 'images', name));
  return problemsWith(file, field, 'a file in content/images', named, isThere);
}
