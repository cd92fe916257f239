import type { AddressedEntry } from './collections.ts';

/** Entries of one collection whose texts travel inside the worker. */
const mostInside = 100;

/**
 * The paths of the entries that the build stores as static files, because a worker that held every
 * text would grow with each: of a collection of articles, all but the first hundred by date. What is
 * new comes after what is there, so an article keeps its place when others follow.
 */
export function storedPaths(entries: readonly AddressedEntry[], most = mostInside): Set<string> {
  const articles = entries.filter(({ entry }) => 'date' in entry.record);
  const collections = Map.groupBy(articles, ({ collection }) => collection).values();
  const stored = [...collections].flatMap((all) => all.toSorted(byDate).slice(most));
  return new Set(stored.map(({ path }) => path));
}

/** Older articles first; those of one day by their path. */
export function byDate(one: AddressedEntry, other: AddressedEntry): number {
  return keyOf(one) < keyOf(other) ? -1 : 1;
}

function keyOf({ path, entry }: AddressedEntry): string {
  const { date = '' } = entry.record as { date?: string };
  return `${date} ${path}`;
}
