/** Pages with the content of another page, which search engines should list instead. */
const canonicalPaths: Record<string, string> = { '/eye-care-guides': '/helpful-links' };

/** Pages with their own content that search engines shouldn't list. */
export const unlistedPaths = new Set(['/search']);

/** Returns the canonical path of a page. */
export function canonicalPath(path: string): string {
  return canonicalPaths[path] ?? path;
}

/** Returns whether search engines should list the page at this path. */
export function isListed(path: string): boolean {
  return path === canonicalPath(path) && !unlistedPaths.has(path);
}
