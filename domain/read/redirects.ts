import { type CollectionName, collections, pathOf } from './collection-schemas.ts';
import type { AddressedEntry } from './parse-entry.ts';
import type { PracticeFacts } from './practice-schemas.ts';

/** The page that lists what was in a folder of addresses. */
const lists: Readonly<Record<string, string>> = {
  '/services/': '/#services',
  '/blog/': '/blog',
  '/helpful-links/': '/helpful-links',
  '/eye-problems/': '/eye-problems',
};

/** The addresses that entries had before they were renamed, with those that they have now. */
export function formerPaths(entries: readonly AddressedEntry[]): Map<string, string> {
  return new Map(
    entries.flatMap(({ collection, path, entry }) =>
      (entry.record.formerSlugs ?? []).map((slug) => [pathOf(collection, slug), path] as const),
    ),
  );
}

/**
 * Where each address leads that a page had once: to that page, to the one that the practice names in its
 * place, or to the list in which it was. Every target is a page of the site, so none redirects again.
 * @param entries those that the site shows
 */
export function redirectsOf(
  entries: readonly AddressedEntry[],
  { redirects }: PracticeFacts['redirects'],
): Record<string, string> {
  const paths = new Set(entries.map(({ path }) => path));
  const isPage = (to?: string) => to !== undefined && paths.has(withoutFragment(to));
  const named = redirects.map(({ from, to }) => [from, to && isPage(to) ? to : listOf(from)]);
  return Object.fromEntries([...named, ...formerPaths(entries)]);
}

/** A path of this site without the part of the page that it names. */
export function withoutFragment(path: string): string {
  return path.replace(/#.*$/, '');
}

function listOf(path: string): string {
  return lists[path.replace(/[^/]*$/, '')] ?? '/';
}

/** Whether entries of a collection may be renamed: other pages lead to legal texts by name. */
export function keepsFormerSlugs(name: string): name is CollectionName {
  const schema = collections[name as CollectionName]?.schema;
  return Boolean(schema && 'shape' in schema && 'formerSlugs' in schema.shape);
}
