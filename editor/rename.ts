import type { EntryData } from '../domain/read/entry-text.ts';

interface Saved {
  /** What the form says, with the slug that the entry had. */
  data: EntryData;
  /** The slug under which it is saved. */
  slug: string;
  isNew: boolean;
}

/**
 * The slugs that an entry had before, once it is saved: its former addresses lead to it. A copy of another entry
 * has none.
 */
export function formerSlugsOf({ data, slug, isNew }: Saved): string[] | undefined {
  if (isNew) return undefined;
  const { slug: before, formerSlugs = [] } = data;
  const all = new Set(formerSlugs as string[]);
  if (typeof before === 'string') all.add(before);
  all.delete(slug);
  return all.size > 0 ? [...all] : undefined;
}
