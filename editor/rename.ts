import type { EntryData } from '../domain/read/entry-text.ts';

interface Saved {
  /** The data of the form, with the slug that the entry had before. */
  data: EntryData;
  /** The slug that the entry will have. */
  slug: string;
  isNew: boolean;
}

/**
 * Returns all former slugs of an entry that is being saved, if any, because its former URLs redirect to it. A new
 * entry has none, even as a copy of another one.
 */
export function formerSlugsOf({ data, slug, isNew }: Saved): string[] | undefined {
  if (isNew) return undefined;
  const { slug: before, formerSlugs = [] } = data;
  const all = new Set(formerSlugs as string[]);
  if (typeof before === 'string') all.add(before);
  all.delete(slug);
  return all.size > 0 ? [...all] : undefined;
}
