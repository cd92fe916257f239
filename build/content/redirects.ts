import { collections, pathOf } from '../../content-model/collections.ts';
import type { PracticeFacts } from '../../content-model/facts.ts';
import type { AddressedEntry } from '../../content-model/parse/parse-entry.ts';
import { feedPath, withoutFragment } from '../../domain/core/addresses.ts';

/** Returns the former addresses of renamed entries, with their current ones. */
export function formerPaths(entries: readonly AddressedEntry[]): Map<string, string> {
  return new Map(
    entries.flatMap((entry) => formerPathsOf(entry).map((former) => [former, entry.path])),
  );
}

/** Returns the former addresses of an entry. */
export function formerPathsOf({ collection, record }: AddressedEntry): string[] {
  const slugs = 'formerSlugs' in record ? (record.formerSlugs ?? []) : [];
  return slugs.map((slug) => pathOf(collection, slug));
}

/**
 * Returns the redirects of former addresses: to the renamed page, to the page or file that the practice names, or to
 * the page that listed it. Every target is one that the site has, so redirects never form a chain.
 */
export function redirectsOf(
  entries: readonly AddressedEntry[],
  { redirects }: PracticeFacts['redirects'],
): Record<string, string> {
  const paths = new Set(entries.map(({ path }) => path));
  const former = formerPaths(entries);
  const exists = (to = '') => {
    const path = withoutFragment(to);
    return paths.has(path) || path.startsWith('/files/') || path === feedPath;
  };
  const named = redirects.map(({ from, to = '' }) => {
    const path = withoutFragment(to);
    const current = to.replace(path, former.get(path) ?? path);
    return [from, [current, listAbove(from)].find(exists) ?? '/'];
  });
  return Object.fromEntries([...named, ...former]);
}

/** Returns the path of the page that lists the entries in a path's folder, if one does. */
function listAbove(path: string): string | undefined {
  const folder = path.replace(/[^/]*$/, '');
  return Object.values(collections).find((one) => one.path === folder)?.parent?.path;
}
